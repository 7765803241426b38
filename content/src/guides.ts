import type { Step, Text } from './blocks.ts'

export type GuideSlug = 'download-mt5' | 'mt5-chart-setup' | 'stratomate-setup' | 'mt5-favorites'

export type Guide = {
  slug: GuideSlug
  path: `/how-to/${GuideSlug}`
  title: string
  summary: string
  minutes: number
  prerequisites: readonly Text[]
  steps: readonly Step[]
  doneWhen: Text
}

const shared = {
  summary: 'Summary.',
  minutes: 10,
  prerequisites: ['A Windows computer.'],
  steps: [{ title: 'Step', blocks: [{ kind: 'paragraph', text: 'Text.' }] }],
  doneWhen: 'You are done when it works.',
} as const

/** In the order in which a new person follows them. */
export const guides: readonly Guide[] = [
  { ...shared, slug: 'download-mt5', path: '/how-to/download-mt5', title: 'Download MetaTrader 5' },
  { ...shared, slug: 'mt5-chart-setup', path: '/how-to/mt5-chart-setup', title: 'Set Up Your Charts' },
  { ...shared, slug: 'stratomate-setup', path: '/how-to/stratomate-setup', title: 'Set Up Stratomate' },
  { ...shared, slug: 'mt5-favorites', path: '/how-to/mt5-favorites', title: 'Set Up Your Favorites' },
]
