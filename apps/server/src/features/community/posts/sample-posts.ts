import type { PostCategory, TradingSettings } from '@stratomate/contracts'

type SampleAuthor = { id: string; name: string; mark: 'expert' | 'verified' | null }
type SampleReply = { id: string; author: SampleAuthor; content: string; minutesLater: number }
export type SamplePost = {
  id: string
  author: SampleAuthor
  category: PostCategory
  content: string
  settings: TradingSettings | null
  hoursOld: number
  replies: readonly SampleReply[]
}

// Fixed ids, so that a second start recognises what the first one has added.
const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, '0')}`

const mira: SampleAuthor = { id: idOf(1), name: 'Mira', mark: 'expert' }
const jonas: SampleAuthor = { id: idOf(2), name: 'Jonas', mark: 'verified' }
const lena: SampleAuthor = { id: idOf(3), name: 'Lena', mark: null }

export const sampleAuthors: readonly SampleAuthor[] = [mira, jonas, lena]

/** The posts of a demo. They claim no earnings and carry no likes or votes, because nobody has cast any. */
export const samplePosts: readonly SamplePost[] = [
  {
    id: idOf(11),
    author: mira,
    category: 'settings',
    content:
      'Super_Trend on M5 for quiet mornings. I raised the multiplier from 3 to 3.5, so it turns less often while the range is narrow. Try it on a demo account first and compare with the defaults.',
    settings: {
      indicatorId: 'super-trend',
      parameters: { period: 10, multiplier: 3.5 },
      pair: 'EUR/USD',
      timeframe: 'M5',
      expiryCandles: 3,
      stake: { kind: 'percent', percent: 1 },
    },
    hoursOld: 3,
    replies: [
      {
        id: idOf(21),
        author: lena,
        content: 'Does it matter whether I use an OTC chart? I only have those on the weekend.',
        minutesLater: 24,
      },
      {
        id: idOf(22),
        author: mira,
        content:
          'OTC prices are made by the broker, so I would look at it there on its own and not carry settings over.',
        minutesLater: 51,
      },
    ],
  },
  {
    id: idOf(12),
    author: lena,
    category: 'support',
    content:
      'My chart showed a signal, but no trade was placed. The Alerts Log said "not a favorite". I had not pressed the star beside the chart. Writing it down here for the next person.',
    settings: null,
    hoursOld: 9,
    replies: [
      {
        id: idOf(23),
        author: jonas,
        content: 'The same happened to me after I renamed a chart template. The log names the reason every time.',
        minutesLater: 130,
      },
    ],
  },
  {
    id: idOf(13),
    author: jonas,
    category: 'general',
    content:
      'How many charts do you watch at once? I began with one and wrote down each signal by hand for a week before I added a second one.',
    settings: null,
    hoursOld: 27,
    replies: [],
  },
]
