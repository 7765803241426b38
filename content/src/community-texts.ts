import { brand } from '@stratomate/brand'
import { link, strong } from './block-factories.ts'
import type { Text } from './blocks.ts'

export const communityAbout: Text = [
  `Members of ${brand.name} compare indicator settings, help each other with setup and talk about automation. `,
  'Anyone can read; signed-in members post, reply and vote. ',
  'Nothing here is financial advice, and for help with your own account the ',
  link('support page', '/support'),
  ' is the better place.',
]

export const communityGuidelines: readonly Text[] = [
  [
    strong('No earnings claims.'),
    ' No amounts won, no screenshots of balances, no promised results, here or by link. What settings did in a test comes as a proof of the Strategy Lab.',
  ],
  [
    strong('Settings are one member’s opinion.'),
    ' Say symbol, timeframe and how long you tried them, and try those of others on Demo first.',
  ],
  [strong('Be kind.'), ' Disagree with the setting, not with the person. Everybody was new once.'],
  [
    strong('No account numbers, license keys or sign-in codes.'),
    ' Black them out in pictures too. Our team never asks for them.',
  ],
  [strong('No selling.'), ' No paid signals, managed accounts, referral links or invitations to private groups.'],
  [
    strong('Report what breaks these rules.'),
    ' A moderator reads every report. Posts may be hidden or locked, and a suspended member sees the reason and the end.',
  ],
]
