import { accountKeyOf } from '@stratomate/contracts/brokers/account-keys'
import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { type Placing, placings } from '@stratomate/contracts/trading/chart-rules'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { formatClock, formatPercent, timeframeName } from '../shown/format.ts'
import { refusalMessage } from '../shown/refusal-message.ts'
import { ChartMark, DirectionMark, LongName } from '../shown/trade-marks.tsx'
import { useAct, useApp } from '../connection/use-app.ts'
import { AmountField } from './amount-field.tsx'
import { HandButtons } from './hand-buttons.tsx'
import { rulesTexts } from './rules/rules-text.ts'
import { SourceCell } from './source-cell.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const cellLook = 'h-13 px-2.5 py-1.5 first:pl-4 last:pr-4'
const selectLook =
  'min-h-9 cursor-pointer rounded-md border border-line-strong bg-bg px-2 text-sm text-text disabled:cursor-not-allowed disabled:opacity-60'
const expiries = [1, 2, 3, 4, 5, 10, 15, 30] as const

type ChartCellsProps = { chart: WindowChart; onSource: (chartId: string) => void; onRules: () => void }

/** One chart: its star, name, traded values, and last event. */
export function ChartCells({ chart, onSource, onRules }: ChartCellsProps) {
  const { state } = useApp()
  const act = useAct()
  const { symbol, timeframeS, standing } = chart
  const isFavorite = standing !== 'not_favorite'
  const name = `${symbol} ${timeframeName(timeframeS)}`
  return (
    <>
      <td className={cellLook}>
        <button
          type="button"
          aria-pressed={isFavorite}
          aria-label={t('Favorite {name}', { name })}
          title={isFavorite ? t('Remove from favorites') : t('Add to favorites')}
          className="grid size-9 cursor-pointer place-items-center rounded-md text-text-3 hover:bg-s3 hover:text-text aria-pressed:text-signal"
          onClick={() => void act({ kind: isFavorite ? 'favorite_off' : 'favorite_on', symbol, timeframeS })}
        >
          <Star size={18} aria-hidden="true" className={clsx(isFavorite && 'fill-current')} />
        </button>
      </td>
      <td className={clsx(cellLook, 'min-w-28')}>
        <ChartMark symbol={symbol} timeframeS={timeframeS} />
        {chart.isSimulated ? <span className="block text-xs text-text-3">{t('simulated')}</span> : null}
        {standing === 'chart_limit' ? (
          <p className="text-xs text-st-pending">
            {refusalMessage(state.slots.allowed === 0 ? 'no_entitlement' : 'chart_limit').sentence}
          </p>
        ) : null}
      </td>
      <td className={clsx(cellLook, 'min-w-36 text-sm text-text-2')}>
        {chart.isConnected ? <LongName name={chart.indicator} /> : t('Chart is closed')}
        {state.sources
          .filter(({ key }) => key === chart.key)
          .map((source) => (
            <SourceCell key={source.chartId} source={source} onOpen={() => onSource(source.chartId)} />
          ))}
      </td>
      {isFavorite ? (
        <TradingCells chart={chart} name={name} onRules={onRules} />
      ) : (
        <td colSpan={3} className={clsx(cellLook, 'text-sm text-text-3')}>
          {t('Not traded')}
        </td>
      )}
      <td className={clsx(cellLook, 'text-sm')}>
        <Offer chart={chart} />
      </td>
      <td className={clsx(cellLook, 'text-sm')}>
        <LastSignal chart={chart} />
        <Repaints chart={chart} />
      </td>
    </>
  )
}

/** Direction, amount and expiry of a favorite, and the button to its rules. */
function TradingCells({ chart, name, onRules }: { chart: WindowChart; name: string; onRules: () => void }) {
  const { state } = useApp()
  const act = useAct()
  const { symbol, timeframeS, direction, stakeCents, expiryCandles } = chart
  const own = { symbol, timeframeS, direction, stakeCents, expiryCandles }
  const chosen = expiryCandles ?? state.settings.expiryCandles
  return (
    <>
      <td className={cellLook}>
        <select
          aria-label={t('Direction of {name}', { name })}
          className={selectLook}
          value={direction}
          onChange={(event) =>
            void act({ kind: 'favorite_change', ...own, direction: directionOf(event.currentTarget.value) })
          }
        >
          <option value="both">{t('Buy and Sell')}</option>
          <option value="buy">{t('Buy only')}</option>
          <option value="sell">{t('Sell only')}</option>
        </select>
        <RulesButton chart={chart} name={name} onRules={onRules} />
      </td>
      <td className={cellLook}>
        <AmountField
          key={`${stakeCents} ${state.settings.stakeCentsMax}`}
          label={t('Amount of {name}', { name })}
          cents={stakeCents}
          placeholderCents={state.settings.stakeCents}
          max={{ cents: state.settings.stakeCentsMax, currency: state.broker.currency }}
          onSave={async (cents) => {
            const reply = await act({ kind: 'favorite_change', ...own, stakeCents: cents })
            return reply.ok ? null : saidInLanguage(reply.message)
          }}
        />
        <HandButtons chart={chart} name={name} />
      </td>
      <td className={cellLook}>
        <select
          aria-label={t('Expiry of {name}', { name })}
          className={clsx(selectLook, 'w-full min-w-30')}
          value={chosen}
          onChange={(event) =>
            void act({ kind: 'favorite_change', ...own, expiryCandles: Number(event.currentTarget.value) })
          }
        >
          {[...new Set([...expiries, chosen])]
            .toSorted((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count} disabled={!isOffered(chart, count)}>
                {isOffered(chart, count)
                  ? `${count} × ${timeframeName(timeframeS)}`
                  : t('{length}, not offered', { length: `${count} × ${timeframeName(timeframeS)}` })}
              </option>
            ))}
        </select>
        <PlacingField chart={chart} name={name} />
      </td>
    </>
  )
}

/** Whether the broker accepts trades of this many candles; where it does not say, its refusals will show. */
function isOffered({ lengths, timeframeS }: WindowChart, candles: number): boolean {
  const lengthS = candles * timeframeS
  return lengths === null || (lengthS >= lengths.minS && lengthS <= lengths.maxS)
}

type RulesButtonProps = { chart: WindowChart; name: string; onRules: () => void }

/** The way to the rules: how many there are, and in sight what is unconfirmed. */
function RulesButton({ chart, name, onRules }: RulesButtonProps) {
  const texts = rulesTexts(chart)
  return (
    <>
      <button
        type="button"
        aria-label={t('Rules of {name}: {rules}', { name, rules: texts.join(', ') || t('none') })}
        title={texts.join(', ')}
        className="mt-1 block cursor-pointer text-xs whitespace-nowrap text-text underline underline-offset-3"
        onClick={onRules}
      >
        {texts.length === 0 ? t('Rules: none') : t('Rules: {count} on', { count: texts.length })}
      </button>
      {chart.beforeCloseS === null ? null : (
        <span className="block text-xs whitespace-nowrap text-st-pending">
          {t('{seconds} s early, unconfirmed', { seconds: chart.beforeCloseS })}
        </span>
      )}
    </>
  )
}

const placingLabels = { at_once: 'At once', ask: 'Ask me' } as const satisfies Record<Placing, string>

/** Whether a signal of this chart is traded at once, or only after a press in the window. */
function PlacingField({ chart, name }: { chart: WindowChart; name: string }) {
  const act = useAct()
  const { symbol, timeframeS, direction, stakeCents, expiryCandles, placing } = chart
  const own = { symbol, timeframeS, direction, stakeCents, expiryCandles }
  return (
    <select
      aria-label={t('Placing of {name}', { name })}
      className={`${selectLook} mt-1 block w-0 min-w-full`}
      value={placing}
      onChange={({ currentTarget: { value } }) => {
        const wanted = placings.find((one) => one === value)
        if (wanted !== undefined) void act({ kind: 'favorite_change', ...own, placing: wanted })
      }}
    >
      {placings.map((one) => (
        <option key={one} value={one}>
          {t(placingLabels[one])}
        </option>
      ))}
    </select>
  )
}

function Offer({ chart: { symbol, account, offer, isConnected, standing } }: { chart: WindowChart }) {
  if (!isConnected) return <span className="text-text-3">–</span>
  if (offer.kind === 'refused') {
    const { sentence, fix } = refusalMessage(offer.code)
    if (offer.code === 'unknown_symbol') return <NoAsset symbol={symbol} account={account} />
    return (
      <span className="block max-w-52 text-xs text-st-pending" title={fix}>
        {sentence}
      </span>
    )
  }
  const even = formatPercent(1 / (1 + offer.payoutPct / 100))
  return (
    <span
      className="whitespace-nowrap tabular-nums"
      title={t('Comes out even when {share} of trades are won.', { share: even })}
    >
      {offer.payoutPct}%<span className="block text-xs text-text-3">{t('even at {share}', { share: even })}</span>
      {offer.price === 'missing' && standing === 'favorite' ? (
        <span
          className="block text-xs text-st-pending"
          title={t(
            'The broker sends no price of this chart now, so no signal is refused for a gap between the prices.',
          )}
        >
          {t('no price check')}
        </span>
      ) : null}
    </span>
  )
}

/** A symbol without an asset at the broker, with a button to choose one; the paper broker has no assets to choose. */
function NoAsset({ symbol, account }: Pick<WindowChart, 'symbol' | 'account'>) {
  const { state, openMap } = useApp()
  const { sentence, fix } = refusalMessage('unknown_symbol')
  const key = account ?? accountKeyOf(state.broker)
  const map = state.symbols.find((one) => one.account === key)
  const isAmbiguous = map?.rows.some(
    ({ symbol: name, now }) => name === symbol && now.kind === 'none' && now.why === 'ambiguous',
  )
  return (
    <span className="block max-w-64 py-2 text-xs text-st-pending" title={fix}>
      {isAmbiguous ? t('More than one asset fits this symbol.') : sentence}
      {map === undefined ? null : (
        <button
          type="button"
          aria-label={t('Choose its asset: {symbol}', { symbol })}
          className="block cursor-pointer text-text underline underline-offset-3"
          onClick={() => openMap(map.account)}
        >
          {t('Choose its asset')}
        </button>
      )}
    </span>
  )
}

function LastSignal({ chart: { lastSignal } }: { chart: WindowChart }) {
  if (lastSignal === null) return <span className="text-text-3">{t('None yet')}</span>
  const { side, atMs, wasTraded } = lastSignal
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="flex items-center gap-2.5">
        <DirectionMark side={side} words="signal" />
        <span className="text-text-2">{formatClock(atMs)}</span>
      </span>
      <span className="block text-xs text-text-3">{wasTraded ? t('traded') : t('refused')}</span>
    </span>
  )
}

function Repaints({ chart: { repaints } }: { chart: WindowChart }) {
  if (repaints.repainted === 0) return null
  return (
    <span
      className="block text-xs text-st-pending"
      title={t('The indicator changed the arrow after the candle had closed.')}
    >
      {t('{count} of the last {signals} repainted', { count: repaints.repainted, signals: repaints.signals })}
    </span>
  )
}

function directionOf(value: string): 'both' | 'buy' | 'sell' {
  return value === 'buy' || value === 'sell' ? value : 'both'
}
