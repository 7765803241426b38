import { brand } from '@stratomate/brand'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { control, link, paragraph } from '../block-factories.ts'
import type { Question } from '../blocks.ts'
import { chartsText, graceDays, tradesText, updatesText } from '../plan-texts.ts'

const licenceSentences = Object.values(licencePlans).map(
  ({ name, priceCents, tradesPerDay, charts, updates }) =>
    `${name}: ${formatPrice(priceCents)}, ${tradesText(tradesPerDay)}, ${chartsText(charts)}, ${updatesText(updates)}.`,
)

/** The questions about money on the pricing page. */
export const billingQuestions: readonly Question[] = [
  {
    id: 'trial-without-card',
    question: 'Do I need a card for the free trial?',
    answer: [
      paragraph(
        `No. The trial runs for ${trialPlan.days} days, once per account, as soon as your email is verified: ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, one indicator at a time with one change a day. `,
        'Without a card it ends and nothing is ever charged. ',
        'With a saved card it continues as the plan you chose, on the date shown. ',
        'To have all limits at once, choose "Start now".',
      ),
    ],
  },
  {
    id: 'cancel-subscription',
    question: 'How do I cancel a subscription?',
    answer: [
      paragraph(
        'Open the ',
        link('dashboard', '/dashboard'),
        ', press ',
        control('Manage Subscription'),
        " and cancel on the payment provider's page. ",
        "The plan keeps working until the period you have paid for is over; until then the dashboard says 'Ends on' instead of 'Renewal Date'.",
      ),
    ],
  },
  {
    id: 'change-plan',
    question: 'Can I move to a larger or smaller plan?',
    answer: [
      paragraph(
        'Yes, at any time, under ',
        control('Manage Subscription'),
        ' on the ',
        link('dashboard', '/dashboard'),
        '. The page shows what is charged and when before you confirm. ',
        `${subscriptionPlans.new_trader.name}, ${subscriptionPlans.pro_trader.name} and ${subscriptionPlans.elite_trader.name} differ only in trades a day and charts: every tier has all indicators and add-ons.`,
      ),
    ],
  },
  {
    id: 'refunds',
    question: 'Are there refunds?',
    answer: [
      paragraph(
        'No refunds unless stated in writing. ',
        'That is why the trial exists: try everything on your own charts before you pay. ',
        'If you were charged by mistake, ',
        link('write to us', '/support'),
        ' with the date and the amount, and we will look at it.',
      ),
    ],
  },
  {
    id: 'one-time-license',
    question: 'What is a one-time license?',
    answer: [
      paragraph(
        `You pay once and use ${brand.desktopName} without a subscription; nothing renews. `,
        `${licenceSentences.join(' ')} `,
        'All indicators are included, the indicator add-ons are not. When the updates end, the last version that came within them keeps working.',
      ),
    ],
  },
  {
    id: 'failed-charge',
    question: 'What happens when a charge fails?',
    answer: [
      paragraph(
        `The status becomes 'Payment Issue' and the plan keeps working for ${graceDays} days. `,
        'Settle the payment under ',
        control('Manage Subscription'),
        ' within that time and nothing is interrupted. Otherwise automatic trading stops; your account, trades and settings stay.',
      ),
    ],
  },
]
