import { brand } from '@stratomate/brand'
import { brokerKeysBy } from '@stratomate/contracts/brokers/broker-keys'
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
} from '../block-factories.ts'
import { presentReleaseNote } from '../present-release.ts'
import { anyIndicator } from './any-indicator.ts'
import { connectBySession, connectByToken } from './connect-broker.ts'

const terminalSteps = numbered(
  step(
    'Let the app install the files',
    paragraph(
      'In ',
      control('Settings'),
      ' choose the MetaTrader 5 that the app has found. It copies the expert advisor and the indicators into the data folder of the terminal, and compiles them there if the terminal asks for it.',
    ),
  ),
  step(
    'Open a chart of the symbol you want',
    paragraph(
      'Choose it in Market Watch, then ',
      control('Chart Window'),
      '. Set the timeframe, for example ',
      control('M1'),
      '.',
    ),
  ),
  step(
    'Put an indicator on the chart',
    paragraph(
      'From the Navigator, or one of your own. One of ours is read automatically; for any other, ',
      link('the source', '/documentation#any-indicator'),
      ' may have to be chosen.',
    ),
  ),
  step(
    'Attach the expert advisor',
    paragraph(
      'Drag it from the Navigator onto the chart and confirm with ',
      control('OK'),
      '. It needs neither Algo Trading nor DLL imports nor a list of web addresses, because it places no orders: it only speaks to the app through a pipe on this computer.',
    ),
    figureBlock('mt5-attach-expert', 'One expert advisor per chart, ours on a chart of its own.'),
  ),
  step(
    'Check the connection',
    paragraph(
      'The chart appears in the app within a few seconds, and the dashboard says Terminal connected. If it does not, see ',
      link('Troubleshooting', '/documentation#troubleshooting'),
      '.',
    ),
  ),
)

/** How the terminal and the brokers are connected. */
export const platformIntegration = section(
  'integration-with-trading-platforms',
  'Integration with Trading Platforms',
  presentReleaseNote,
  heading('connect-metatrader-5', 'Connect MetaTrader 5'),
  terminalSteps,
  info(
    'A second expert advisor unloads the first',
    'MetaTrader 5 runs one expert advisor per chart. Where EABiBOT or any other is attached, open a second chart of the same symbol and attach ours there.',
  ),
  ...anyIndicator,
  heading('otc-charts', 'OTC charts'),
  paragraph(
    'OTC symbols do not come from MetaTrader 5 itself. A third-party expert advisor, ',
    link('EABiBOT', brand.eabibot),
    ', brings them into the terminal as charts; without it only non-OTC charts can be traded. It is made and sold by others, and its own terms and prices apply. ',
    link('Set Up Your Charts', '/how-to/mt5-chart-setup'),
    ' shows how they are opened.',
  ),
  ...brokerKeysBy('session').flatMap(connectBySession),
  heading('other-brokers', 'Paper account and other brokers'),
  list(
    [
      strong('Paper'),
      ' is built in and needs no account anywhere. It fills orders at the price of the candle and settles them on the candles of your chart.',
    ],
    ...brokerKeysBy('token').map(connectByToken),
    [
      strong('Symbols'),
      ' are matched by name: ',
      code('EURUSD.pro'),
      ' in the terminal is EUR/USD at the broker. What cannot be matched for certain is refused, never guessed: choose its asset in the app under Settings, Symbol map, and press Test there to see what would be traded. OTC charts trade OTC assets only, and all other charts never do.',
    ],
  ),
  heading('what-leaves-your-computer', 'What leaves your computer'),
  list(
    'To the broker: orders, and what its own site would send.',
    'To us: trades and refused signals with their times, the names and newest candles of the connected charts so that the dashboard can draw them, the version and state of the app.',
    'Never: broker passwords, broker sessions, card numbers.',
  ),
  paragraph(
    `Not affiliated with MetaQuotes or Pocket Option. Both names belong to their owners; ${brand.name} is a separate product that works with them.`,
  ),
)
