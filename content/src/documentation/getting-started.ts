import { brand } from '@stratomate/brand'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import {
  code,
  control,
  figureBlock,
  heading,
  info,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
  warning,
} from '../block-factories.ts'
import { chartsText, tierRows, tradesText } from '../plan-texts.ts'
import { presentReleaseNote } from '../present-release.ts'

const systemRequirements = tableBlock(
  'What the computer needs',
  ['Part', 'Needed'],
  [
    ['System', 'Windows 10 or higher'],
    ['Memory', '8GB RAM (16GB recommended)'],
    ['Disk', '500MB'],
    ['Network', 'An internet connection that stays up while you trade'],
    ['Chart terminal', 'MetaTrader 5, with an account of any broker or a demo account'],
  ],
)

const hardware = tableBlock(
  'Hardware by the number of charts',
  ['Charts', 'Memory', 'Processor'],
  [
    ['Up to 5 charts', '8GB RAM', 'i3/i5'],
    ['5-10 charts', '32GB RAM', 'i7'],
  ],
)

const installSteps = numbered(
  step(
    'Create your account',
    paragraph(
      link('Sign up', '/sign-up'),
      ' with your email and enter the six digits that we send you. Verify your email to start the trial.',
    ),
  ),
  step(
    'Start the free trial or choose a plan',
    paragraph(
      'On ',
      link('the pricing page', '/pricing#free-trial'),
      ` press Start free trial: ${trialPlan.days} days, no card. You can choose a plan at any time.`,
    ),
  ),
  step(
    'Install MetaTrader 5',
    paragraph(
      'Already have it? Check that it opens and shows moving prices. If not, follow ',
      link('Download MetaTrader 5', '/how-to/download-mt5'),
      '.',
    ),
  ),
  step(
    `Install ${brand.desktopName}`,
    paragraph(
      'Get the ZIP file from ',
      link('the download page', '/download'),
      ', compare its SHA-256 with the one shown there, extract it and start what it holds: the steps on that page and the README.txt in the folder say what it is.',
    ),
  ),
  step(
    'Sign in by code',
    paragraph(
      'The app shows a short code. Enter it on ',
      link('the device page', '/device'),
      ', check that the computer named there is yours, and press ',
      control('Approve'),
      '. With a one-time license you enter its key instead.',
    ),
  ),
  step(
    'Attach the expert advisor to a chart',
    paragraph(
      'Drag ours from the Navigator onto each chart that you want to trade. ',
      link(`Set Up ${brand.name}`, '/how-to/stratomate-setup'),
      ' shows where it is.',
    ),
  ),
  step(
    'Star the chart and start on Demo',
    paragraph(
      'Mark the chart with the star, set the amount, and press ',
      control('START TRADING'),
      '. The dashboard shows the first trade with its measured time.',
    ),
  ),
)

const pathOfASignal = list(
  [strong('Closed candles only.'), ' A signal of the indicator on your chart never disappears afterwards.'],
  [
    strong('Nothing open to the network.'),
    ' The signal goes through a named pipe on the same computer: no web address, no DLL and no open port.',
  ],
  [strong('The first check that fails refuses the signal.'), ' The reason is recorded.'],
  [
    strong('Nothing is sent twice.'),
    ' The order is on the disk before it leaves, so that after a crash the app can ask the broker what became of it.',
  ],
)

/** What a new person needs, from the account to the first trade. */
export const gettingStarted = section(
  'getting-started',
  'Getting Started',
  paragraph(
    `${brand.name} takes the buy and sell signals of your MetaTrader 5 charts and places them as trades. The orders leave from an app on your own computer; this site holds your account, your plan and a live view of what the app does.`,
  ),
  heading('system-requirements', 'System requirements'),
  systemRequirements,
  paragraph('MetaTrader 5 draws every chart that you trade, and that is what needs memory:'),
  hardware,
  heading('install-steps', 'Install step by step'),
  installSteps,
  heading('path-of-a-signal', 'The path of a signal'),
  figureBlock(
    'signal-path',
    'The app and the terminal are on your PC, and the order goes from there to the broker within 2 seconds of the signal. The record comes afterwards.',
  ),
  pathOfASignal,
  heading('plans-and-limits', 'Plans and the daily limit'),
  tableBlock(
    'What each plan allows',
    ['Plan', 'Price', 'Automated trades', 'Charts at once'],
    [
      [
        trialPlan.name,
        `${trialPlan.days} days, no card`,
        tradesText(trialPlan.tradesPerDay),
        chartsText(trialPlan.charts),
      ],
      ...tierRows(),
    ],
  ),
  paragraph(
    'A trading day is a UTC day, and every screen shows its end in your local time. When the limit is reached, trading pauses until the next-day reset and a notification tells you. ',
    `With ${subscriptionPlans.elite_trader.name} there is no limit. Trades on the paper and Demo accounts count like those on Live; manual trading does not count toward the daily limit.`,
  ),
  info(
    'One account, several computers',
    'A plan belongs to the account. Each computer reserves a share of the day’s trades, spends it locally and returns what is left, so that all of them together never exceed the limit and a short outage of our server does not stop you.',
  ),
  warning(
    'Keep the terminal open',
    'The app sees only charts that are open in MetaTrader 5 with the expert advisor attached. Closing the terminal, sleep mode or a change of the Windows user stops the signals. The app and the terminal have to run as the same Windows user. Leave ',
    code('Run as administrator'),
    ' alone for both.',
  ),
  presentReleaseNote,
)
