import { brand } from '@stratomate/brand'
import { errorPage } from '@stratomate/contracts/site/pages'
import type { ErrorCode } from '@stratomate/contracts/errors'
import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import {
  code,
  heading,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
} from '../block-factories.ts'
import type { Inline, Text } from '../blocks.ts'

/** A link to the page of a code; a code that does not exist fails to compile. */
function explained(name: ErrorCode | RefusalCode): Inline {
  return link(name, errorPage(name))
}

const symptoms: readonly (readonly [Text, Text, Text])[] = [
  ['A signal came, but no trade', 'The time from signal to order would have passed 2 seconds', [explained('stale')]],
  [
    'No chart is ever traded',
    'The chart is not starred, or the plan’s slots are taken',
    [explained('not_favorite'), ', ', explained('chart_limit')],
  ],
  [
    'Trading stopped during the day',
    'The daily limit, your own cap or your loss stop was reached',
    [explained('daily_limit'), ', ', explained('own_trade_cap'), ', ', explained('daily_loss')],
  ],
  [
    'One of your computers places no trades',
    'The other one holds the trades that are left, and shares them within minutes',
    [explained('trades_elsewhere')],
  ],
  [
    'Everything is refused at once',
    'Trading is paused, or the app is not signed in',
    [explained('paused'), ', ', explained('not_signed_in')],
  ],
  [
    'Refused since this morning',
    'No trades could be reserved for the new day',
    [explained('no_lease'), ', ', explained('lease_expired')],
  ],
  [
    'Trading stopped because the disk is full',
    'Open trades are followed to their end; make space and press START TRADING',
    [explained('paused')],
  ],
  [
    'Trading waits because the journal was damaged',
    'Compare your trades with the broker, then press I have compared my trades',
    [explained('paused')],
  ],
  [
    'Refused after the clock was changed',
    'The computer’s clock is wrong or was set back',
    [explained('clock_set_back'), ', ', explained('from_the_future')],
  ],
  [
    'One symbol is refused, others work',
    'The broker does not offer it, or its market is closed',
    [explained('unknown_symbol'), ', ', explained('market_closed')],
  ],
  ['Refused at quiet hours', 'The payout fell under your minimum', [explained('low_payout')]],
  [
    'The broker is shown as disconnected',
    'The session ended; sign in at the broker again',
    [explained('broker_disconnected')],
  ],
  [
    'We don’t know yet how a trade ended',
    'The connection broke while the order was on its way',
    [explained('order_unclear')],
  ],
  [
    'The code on the device page does not work',
    'It is valid for a few minutes only',
    [explained('expired_token'), ', ', explained('access_denied')],
  ],
  ['The app asks to sign in again', 'Its credential was removed or replaced', [explained('invalid_grant')]],
  [
    'The trial does not start',
    'The email is not verified, or the trial was used before',
    [explained('email_not_verified'), ', ', explained('trial_used')],
  ],
  [
    'The payment page does not open',
    'The payment provider did not answer',
    [explained('portal_unavailable'), ', ', explained('payments_unavailable')],
  ],
]

const order = numbered(
  step(
    'Does the terminal show moving prices?',
    paragraph(
      'The lower right corner of MetaTrader 5 shows the connection. Without prices no candle closes and no signal comes. Outside market hours only OTC symbols move.',
    ),
  ),
  step(
    'Is the expert advisor on the chart?',
    paragraph(
      'Its name is shown in the upper right corner of the chart. If you see another name there, the other one has unloaded ours: open a second chart of the symbol.',
    ),
  ),
  step(
    'Does the app list the chart?',
    paragraph(
      'If not, terminal and app run as different Windows users, or one of them as administrator. Start both in the same way.',
    ),
  ),
  step(
    'Is the chart starred, and is trading started?',
    paragraph(
      'A chart without a star is watched, not traded. After sleep or a crash the app waits and asks before it resumes.',
    ),
  ),
  step(
    'What does the Alerts Log say?',
    paragraph(
      'From here on every signal has a reason. ',
      link('All reasons', '/errors'),
      ' are listed with their cause and what to do.',
    ),
  ),
)

/** From what one sees to what helps. */
export const troubleshooting = section(
  'troubleshooting',
  'Troubleshooting',
  paragraph('Nothing is refused silently: each refusal has a code, and each code has a page. Start with what you see:'),
  tableBlock('Frequent symptoms', ['What you see', 'What it means', 'Page'], symptoms),
  heading('no-signals', 'No signals arrive at all'),
  order,
  heading('after-a-crash', 'After a crash or a power cut'),
  paragraph(
    'Start the app again. Each order was written to the disk before it left, so the app first asks the broker about every order whose end it does not know. Nothing is sent a second time, and trading stays paused until you resume it.',
  ),
  heading('ask-for-help', 'Asking for help'),
  paragraph(
    'If the pages do not help, ',
    link('write to us', '/support'),
    '. We answer within 24 hours. These three things save a round of questions:',
  ),
  list(
    ['the time with your time zone, and the symbol;'],
    ['the code, or for a failed page the ', code('requestId'), ' of the message;'],
    ['the version, shown in the status bar of ', brand.desktopName, '.'],
  ),
  paragraph(strong('Please send no passwords, license keys or sign-in codes.'), ' Nobody on our team asks for them.'),
)
