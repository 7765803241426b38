import { navigations } from '@stratomate/contracts/routes'
import type { Section } from './blocks.ts'

export const documentationSections: readonly Section[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    blocks: [{ kind: 'heading', id: 'best-practices', text: 'Best practices' }],
  },
  { id: 'user-interface-guide', title: 'User Interface Guide', blocks: [{ kind: 'paragraph', text: 'Text.' }] },
  { id: 'trading-strategies', title: 'Trading Strategies', blocks: [{ kind: 'paragraph', text: 'Text.' }] },
  {
    id: 'integration-with-trading-platforms',
    title: 'Integration with Trading Platforms',
    blocks: [{ kind: 'paragraph', text: 'Text.' }],
  },
  { id: 'troubleshooting', title: 'Troubleshooting', blocks: [{ kind: 'paragraph', text: 'Text.' }] },
]

export type InformationCard = {
  title: 'User Guides' | 'API Documentation' | 'Best Practices'
  text: string
  to: string
  label: string
}

export const informationCards: readonly InformationCard[] = [
  { title: 'User Guides', text: 'Four guides.', to: '/how-to', label: 'Open the guides' },
  { title: 'API Documentation', text: 'Every call.', to: navigations.apiDocs, label: 'Open the API page' },
  { title: 'Best Practices', text: 'Habits.', to: '/documentation#best-practices', label: 'Read the best practices' },
]
