import { brand } from '@stratomate/brand'
import { ageMin, riskText } from '@stratomate/domain/trading/risk-text'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { control, link, list, paragraph, section, tableBlock } from '../block-factories.ts'
import type { Section } from '../blocks.ts'
import { chartsText, graceDays, licenceRows, tierRows, tradesText } from '../plan-texts.ts'

/** What a plan gives, what it costs, and what automatic trading means. */
export const serviceAgreement: readonly Section[] = [
  section(
    'service-what',
    '1. The service',
    paragraph(
      `${brand.company}, a limited liability company of ${brand.companySeat}, provides ${brand.name}: software that takes buy and sell signals from MetaTrader 5 charts and places them as orders from your own computer, and a website with account, plan, daily limit, live dashboard, library, community and support. This agreement is between you and us; the Terms of Use apply as well. You must be ${ageMin} or older.`,
    ),
  ),
  section(
    'service-plans',
    '2. Plans and limits',
    tableBlock('Subscriptions', ['Plan', 'Price', 'Automated trades', 'Charts at once'], tierRows()),
    list(
      'Every subscription includes all indicators at once and the indicator add-ons.',
      'A subscription is tied to the account, not to the device. It may be used on several computers of yours, which share the limits.',
      'If several plans are in force on one account, the best of each limit applies.',
      'A trading day is a UTC day. When its limit is reached, automatic trading pauses until the next-day reset, with a notification. What is not used does not carry over. Manual trading does not count toward the daily limit; automated trades on paper and demo accounts do.',
      '"Unlimited" means that we set no number. The limits of your computer, the terminal and the broker remain.',
    ),
  ),
  section(
    'service-trial',
    '3. Free trial',
    list(
      `The trial lasts ${trialPlan.days} days and is given once per account and mailbox. It needs a verified email and no card.`,
      `Its limits are ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, and one indicator installed at a time with one change a day, whatever plan is chosen for afterwards. The add-ons are not included.`,
      'Cancel anytime during the trial with no charge. Without a card it ends and nothing is ever charged.',
      'If you save a card, the trial continues as the plan you chose, at its price, on the date you are shown, unless you cancel before.',
    ),
  ),
  section(
    'service-price',
    '4. Prices, payment and renewal',
    list(
      'Prices are in US dollars and are listed on the pricing page. Taxes are added where the law demands it, and are shown before you pay.',
      'A subscription is paid in advance and renews each month on the same day, until it is cancelled. By subscribing you allow the payment provider to charge your payment method each month.',
      'Cards are handled by a card payment provider under its own terms. We never see the number.',
      'We tell you of a change of price by email at least 30 days before the first renewal that it concerns. If you do not agree, cancel before that renewal.',
    ),
  ),
  section(
    'service-cancel',
    '5. Cancelling and changing',
    paragraph(
      'You cancel, upgrade or downgrade yourself at any time, on ',
      link('the dashboard', '/dashboard'),
      ' under ',
      control('Manage Subscription'),
      ". A cancelled subscription works until the end of the period that is paid; the dashboard then says 'Ends on' instead of 'Renewal Date'. What a change of plan costs, and from when it applies, is shown before you confirm it. Buying again later is possible.",
    ),
  ),
  section(
    'service-failed-charge',
    '6. Failed charges',
    paragraph(
      `If a charge fails, the status becomes 'Payment Issue' and the plan works on for a grace of ${graceDays} days while the provider tries again. After that automatic trading stops until the payment is settled. If it is not, the subscription expires. A charge that you dispute at your bank without writing to us first may lead to a suspension while it is being clarified.`,
    ),
  ),
  section(
    'service-refunds',
    '7. Refunds',
    paragraph(
      'No refunds unless stated in writing. The trial is there so that you can find out beforehand. Charges made by mistake of ours are returned. Rights of withdrawal that the law of your home gives you, and that cannot be waived, stay yours.',
    ),
  ),
  section(
    'service-licenses',
    '8. One-time licenses',
    tableBlock(
      'One-time licenses',
      ['License', 'Price', 'Automated trades', 'Charts at once', 'Updates'],
      licenceRows(),
    ),
    list(
      'A one-time license is paid once and does not renew. It includes all indicators; the add-ons belong to subscriptions.',
      'After its updates have ended, every version that was published within them may be used on, and security fixes for the last of them are free.',
      'The elite license includes one custom-strategy request, which is opened as a conversation with support. What is built and by when is agreed there in writing.',
      'It needs the account and our servers for the daily limit. If we ever end the service, section 14 applies.',
    ),
  ),
  section(
    'service-automation',
    '9. Automatic trading at your instruction',
    paragraph(riskText.full),
    list(
      'By starting automatic trading you instruct the software on your computer to place orders for you, without asking each time, for the charts, amounts and limits that you have set. Each such order is yours.',
      'You choose indicators and settings, and you supervise: check regularly what is traded, and stop when something is not as you expect. Pausing refuses new signals; open binary options run to their end.',
      'The software refuses signals in the cases that the documentation lists, such as when they are older than 2 seconds. It may miss signals or place fewer trades than you expect, and we owe no particular number of trades, speed or result.',
      'We do not manage money, hold deposits, take orders or decide about trades. Our server is not on the path of an order.',
    ),
  ),
  section(
    'service-demo-live',
    '10. Demo and Live',
    paragraph(
      'Every device trades on a paper or demo account until you switch it to Live with a typed confirmation. You confirm thereby that you know the risk, may trade where you live, and use only money that you can afford to lose. We may lock Live for countries in which it is banned.',
    ),
    paragraph(
      'Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
    ),
  ),
  section(
    'service-third-parties',
    '11. Broker, terminal and other third parties',
    list(
      'You need MetaTrader 5, an account at a broker, and for OTC charts EABiBOT, each under the terms and prices of its maker. We are affiliated with none of them. Not affiliated with MetaQuotes or Pocket Option.',
      "A broker's own terms may forbid automation. It may refuse orders, end sessions, or close an account. Whether to connect an account is your decision and your risk.",
      'If a third party changes or ends what it offers, a part of the service may stop working. We then try to restore or replace it, but cannot promise to; you may cancel at any time.',
    ),
  ),
  section(
    'service-availability',
    '12. Availability, changes and support',
    list(
      [
        'We aim to be available at all times, without promising a figure. ',
        link('The status page', '/status'),
        ' shows the current state. During an outage the app continues with the trades it has reserved for the day.',
      ],
      'We improve the service and may change it. We do not remove what you have paid for in a running period without an equal replacement or a proportionate refund in writing.',
      'Very old versions of the app may be refused when they are not safe any more.',
      'Support answers by email within 24 hours; live chat is open Monday to Friday, 9:00 to 17:00 America/Denver. Support explains the product and gives no trading advice.',
    ),
  ),
  section(
    'service-your-part',
    '13. Your part',
    list(
      'a suitable computer, terminal, network and clock, kept safe and up to date;',
      'true information, and credentials that stay with you;',
      'your own taxes and reports on trades, for which the dashboard is a help but no official record;',
      'acceptable use, as the Terms of Use describe it.',
    ),
  ),
  section(
    'service-ending',
    '14. End',
    paragraph(
      'You may end this agreement by cancelling and asking for the deletion of your account. We may end it with 30 days’ notice, and return what is paid for the time after; or at once for a serious breach, and tell you the reason. If we end the service as a whole, we give holders of one-time licenses a last version that runs without our servers, as far as that is possible.',
    ),
  ),
  section(
    'service-liability',
    '15. Liability and disputes',
    paragraph(
      'The service is provided as it is. Warranty, liability and its limit, governing law (the State of New Mexico) and disputes are as in sections 10, 11 and 13 of the Terms of Use. In particular we are not liable for trading losses, for trades that were or were not placed, or for what third parties do.',
    ),
  ),
]
