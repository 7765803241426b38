import { link } from './block-factories.ts'
import type { Text } from './blocks.ts'

/** A rule in a few words, which is read at a glance, and what it means. */
export type Guideline = { rule: string; meaning: string }

export const communityAbout: Text = [
  'Anyone can read; signed-in members post, reply and vote. ',
  'Nothing here is financial advice. For help with your own account, ',
  link('write to support', '/support'),
  '.',
]

export const communityGuidelines: readonly Guideline[] = [
  {
    rule: 'No earnings claims.',
    meaning:
      'No amounts won, no screenshots of balances, no promised results, here or by link. What settings did in a test comes as a proof of the Strategy Lab.',
  },
  {
    rule: 'Settings are one member’s opinion.',
    meaning: 'Say symbol, timeframe and how long you tried them, and try those of others on Demo first.',
  },
  { rule: 'Be kind.', meaning: 'Disagree with the setting, not with the person. Everybody was new once.' },
  {
    rule: 'No account numbers, license keys or sign-in codes.',
    meaning: 'Black them out in pictures too. Our team never asks for them.',
  },
  {
    rule: 'No selling.',
    meaning: 'No paid signals, managed accounts, referral links or invitations to private groups.',
  },
  {
    rule: 'Report what breaks these rules.',
    meaning:
      'A moderator reads every report. Posts may be hidden or locked, and a suspended member sees the reason and the end.',
  },
]
