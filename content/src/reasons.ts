import type { Text } from './blocks.ts'

/** A fact about the product and the page where it can be checked. */
export type Reason = { title: string; text: Text; proof: { label: string; to: string } }

export const reasons: readonly Reason[] = [
  { title: 'One', text: 'Fact.', proof: { label: 'Check it', to: '/documentation' } },
  { title: 'Two', text: 'Fact.', proof: { label: 'Check it', to: '/documentation' } },
  { title: 'Three', text: 'Fact.', proof: { label: 'Check it', to: '/documentation' } },
  { title: 'Four', text: 'Fact.', proof: { label: 'Check it', to: '/documentation' } },
]
