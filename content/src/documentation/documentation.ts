import type { Section } from '../blocks.ts'
import { gettingStarted } from './getting-started.ts'
import { platformIntegration } from './platform-integration.ts'
import { tradingStrategies } from './trading-strategies.ts'
import { troubleshooting } from './troubleshooting.ts'
import { userInterfaceGuide } from './user-interface-guide.ts'

/** The five parts of the documentation page, in its order (SPEC §2). */
export const documentationSections: readonly Section[] = [
  gettingStarted,
  userInterfaceGuide,
  tradingStrategies,
  platformIntegration,
  troubleshooting,
]

export type InformationCard = {
  id: 'guides' | 'api' | 'practices'
  title: string
  text: string
  to: string
  label: string
}

export const informationCards: readonly InformationCard[] = [
  {
    id: 'guides',
    title: 'User Guides',
    text: 'Four guides in order, from installing MetaTrader 5 to your first favorite chart.',
    to: '/how-to',
    label: 'Open the guides',
  },
  {
    id: 'api',
    title: 'API Documentation',
    text: 'Every call of the service with what it takes, what it answers and who may make it.',
    to: '/developers',
    label: 'Open the API reference',
  },
  {
    id: 'practices',
    title: 'Best Practices',
    text: 'Nine habits that keep an automated setup understandable and its losses small.',
    to: '/documentation#best-practices',
    label: 'Read the best practices',
  },
]

/** What the page shows, as one text that a language has as a whole. */
export const documentation: { sections: readonly Section[]; cards: readonly InformationCard[] } = {
  sections: documentationSections,
  cards: informationCards,
}
