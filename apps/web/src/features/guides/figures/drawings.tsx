import type { Drawings } from '#web/shared/content/blocks.tsx'
import { AmountAndTimeframe, AppIndicatorInstaller, AppSignIn, AppUnpack, FavoriteStar } from './app-drawings.tsx'
import { RuleDrawing } from './rule-drawing.tsx'
import { ruleSketches } from './rule-sketches.data.ts'
import windowRules from '../pictures/window-rules.webp'
import windowSource from '../pictures/window-source.webp'
import { SignalPath } from './signal-path.tsx'
import {
  TerminalAttachExpert,
  TerminalDemoAccount,
  TerminalDownload,
  TerminalInstaller,
  TerminalTimeframe,
} from './terminal-drawings.tsx'
import { AlertsLog, StartTrading, TodaysTrades } from './trading-drawings.tsx'

/** Every figure that a text can name, with its drawing. Only pages with figures import this. */
export const drawings: Drawings = {
  'signal-path': SignalPath,
  'mt5-download': TerminalDownload,
  'mt5-installer': TerminalInstaller,
  'mt5-demo-account': TerminalDemoAccount,
  'mt5-attach-expert': TerminalAttachExpert,
  'mt5-timeframe': TerminalTimeframe,
  'app-unpack': AppUnpack,
  'app-sign-in': AppSignIn,
  'app-indicator-installer': AppIndicatorInstaller,
  'window-source': {
    src: windowSource,
    alt: 'The window of the app with the source of a chart: its indicators in a list, the newest candles with arrows where the chosen one would have bought and sold, and how full each of its buffers is.',
  },
  'window-rules': {
    src: windowRules,
    alt: 'The window of the app with the rules of a chart: who has to agree, entry 5 seconds before the close with its warning, the end of a trade, and the money plan of the chart.',
  },
  'favorite-star': FavoriteStar,
  'amount-and-timeframe': AmountAndTimeframe,
  'start-trading': StartTrading,
  'alerts-log': AlertsLog,
  'todays-trades': TodaysTrades,
  'rule-macd-crossover': () => <RuleDrawing sketch={ruleSketches['macd-crossover']} />,
  'rule-rsi-bounds': () => (
    <RuleDrawing sketch={ruleSketches['rsi-bounds']} levelNames={['30 oversold', '70 overbought']} />
  ),
  'rule-average-cross': () => <RuleDrawing sketch={ruleSketches['average-cross']} />,
  'rule-support-resistance': () => (
    <RuleDrawing sketch={ruleSketches['support-resistance']} levelNames={['Last swing high']} />
  ),
  'rule-bollinger-breakout': () => <RuleDrawing sketch={ruleSketches['bollinger-breakout']} />,
}
