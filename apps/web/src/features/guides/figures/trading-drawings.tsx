import { brand } from '@stratomate/brand'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { formatLatency, latencyShare } from '@stratomate/ui/look/latency-scale'
import { ArrowDown, ArrowUp, Ban, FlaskConical, Play } from 'lucide-react'
import { t, TextWithMarks, translated } from '#web/shared/language/t.ts'
import { DrawnButton, Wanted, WindowFrame } from './window-frame.tsx'

/** The title bar: what is connected, which account, and the one filled button. */
export function StartTrading() {
  return (
    <WindowFrame title={brand.desktopName}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-4">
        <span className="flex items-center gap-1.5">
          <Dot />
          MT5
        </span>
        <span className="flex items-center gap-1.5">
          <Dot />
          Pocket Option
        </span>
        <span className="flex items-center gap-1.5 rounded-full border border-line-strong px-2.5 py-0.5 text-text">
          <FlaskConical size={13} />
          Demo
        </span>
        <Wanted className="ml-auto">
          <DrawnButton tone="filled">
            <Play size={13} />
            {t('START TRADING')}
          </DrawnButton>
        </Wanted>
      </div>
      <div className="flex gap-4 border-t border-line px-3 py-2 text-text-3">
        <span className="font-medium text-text">{t('Charts/Favorites')}</span>
        <span>{t('Alerts Log')}</span>
        <span>{t('Trades')}</span>
        <span className="hidden sm:inline">{t('Settings')}</span>
      </div>
    </WindowFrame>
  )
}

function Dot() {
  return <span className="size-2 rounded-full bg-st-active" />
}

const alerts = [
  { at: '14:32', symbol: 'EURUSD', side: 'up', ms: 4, reason: null },
  { at: '14:29', symbol: 'GBPUSD', side: 'down', ms: 12, reason: null },
  { at: '14:26', symbol: 'USDJPY', side: 'up', ms: 2_310, reason: refusalCatalogue.stale.sentence },
] as const

/** Traded and refused signals in one list, each with its ruler from 0 to 2 seconds. */
export function AlertsLog() {
  return (
    <WindowFrame title={`${brand.desktopName}: ${t('Alerts Log')}`}>
      <ul className="tabular-nums">
        {alerts.map(({ at, symbol, side, ms, reason }) => (
          <li key={at} className="border-b border-line px-3 py-2.5 last:border-b-0">
            <span className="flex items-center gap-3">
              <span className="text-text-3">{at}</span>
              <span className="w-14 font-medium text-text">{symbol}</span>
              {side === 'up' ? (
                <span className="flex items-center gap-1 font-medium text-up">
                  <ArrowUp size={13} />
                  CALL
                </span>
              ) : (
                <span className="flex items-center gap-1 font-medium text-down">
                  <ArrowDown size={13} />
                  PUT
                </span>
              )}
              <span className="ml-auto">{reason === null ? t('Placed') : t('Not traded')}</span>
            </span>
            <span className="mt-1.5 flex items-center gap-3">
              <LatencyBar ms={ms} limitMs={signalAgeMsMax} />
              <span className={ms > signalAgeMsMax ? 'font-semibold text-text' : undefined}>{formatLatency(ms)}</span>
            </span>
            {reason === null ? null : (
              <span className="mt-1.5 flex items-center gap-1.5 text-st-problem">
                <Ban size={13} className="flex-none" />
                {translated(reason)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3 border-t border-line px-3 py-1.5 text-chart text-text-3 tabular-nums">
        <svg width="100%" height="14" className="block min-w-0 fill-text-3">
          <text y="11">1&nbsp;ms</text>
          <text x={`${latencyShare(100) * 100}%`} y="11" textAnchor="middle">
            100&nbsp;ms
          </text>
          <text x={`${latencyShare(signalAgeMsMax) * 100}%`} y="11" textAnchor="end">
            {t('2\u00A0s\u2002limit')}
          </text>
        </svg>
        <span className="invisible text-xs">2.31&nbsp;s</span>
      </div>
    </WindowFrame>
  )
}

const used = 38
const limit = subscriptionPlans.pro_trader.tradesPerDay

/** The counter at the foot of the window. */
export function TodaysTrades() {
  return (
    <WindowFrame title={brand.desktopName}>
      <div className="grid grid-cols-1 gap-3 px-4 py-5">
        <span className="flex items-baseline justify-between gap-4">
          <span className="text-sm font-medium text-text">{t("Today's Trades")}</span>
          <Wanted className="px-1 text-text tabular-nums">
            <TextWithMarks
              text="<used>{used}</used> of {limit}"
              slots={{ used, limit }}
              marks={{ used: (words) => <span className="text-lg font-semibold">{words}</span> }}
            />
          </Wanted>
        </span>
        <MeterBar parts={[{ key: 'used', share: used / limit, tone: 'signal' }]} />
        <span className="flex justify-between gap-4 tabular-nums">
          <span>{t('Resets in 9\u00A0h 28\u00A0min')}</span>
          <span>{t('Manual trades are not counted')}</span>
        </span>
      </div>
    </WindowFrame>
  )
}
