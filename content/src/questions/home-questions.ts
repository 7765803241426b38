import { brand } from '@stratomate/brand'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { link, paragraph } from '../block-factories.ts'
import type { Question } from '../blocks.ts'
import { dailyLimitsSentence } from '../plan-texts.ts'

/** The questions of the home page; short, since they travel with its script. */
export const homeQuestions: readonly Question[] = [
  {
    id: 'what-it-does',
    question: `What does ${brand.name} do, and how fast is it?`,
    answer: [
      paragraph(
        'It takes the buy and sell signals from your MetaTrader 5 charts and places each one as a trade, from your own computer. ',
        'The design target is an order within 2 seconds of the signal: an older signal is refused instead of being sent late. ',
        'The dashboard shows the measured time of every trade, the late ones included.',
      ),
    ],
  },
  {
    id: 'programming-or-keys',
    question: 'Do I have to program anything or enter an API key?',
    answer: [
      paragraph(
        'No. You pick an indicator, star the charts that you want to trade and set an amount. ',
        'The app shows a code that you approve in your browser, and at the broker you sign in yourself: that sign-in creates the session, so no API key is ever typed. ',
        link('The setup guides', '/how-to'),
        ' take you through it click by click.',
      ),
    ],
  },
  {
    id: 'daily-limit',
    question: 'What happens when I reach the daily limit?',
    answer: [
      paragraph(
        'Trading pauses until the next-day reset, and a notification tells you so. ',
        'A trading day ends at midnight UTC; every screen shows the reset in your local time. ',
        dailyLimitsSentence(),
        ' Manual trading does not count toward the daily limit.',
      ),
    ],
  },
  {
    id: 'demo-account',
    question: 'Does it work with a demo account?',
    answer: [
      paragraph(
        'Yes, and that is where everybody starts: every new device trades on Demo until you switch it to Live yourself. ',
        'The switch asks you to type a confirmation, and the first Live start of each session asks again. ',
        'The built-in paper account needs no broker at all.',
      ),
    ],
  },
  {
    id: 'cancel-trial',
    question: 'Can I cancel the free trial?',
    answer: [
      paragraph(
        'Cancel anytime during the trial with no charge. ',
        `The ${trialPlan.days} days start without a card, and without a card they simply end. `,
        'If you save a card, the trial continues as the plan you chose, unless you cancel before it ends.',
      ),
    ],
  },
]
