import { gateCheckIds, gateCheckOf, gateChecks } from '@stratomate/contracts/trading/gate-checks'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { WindowAlert, WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { formatDecimal, formatStake, orderLabels } from '../shown/format.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

export type TraceStage = { name: string; atMs: number | null; note: string | null }
export type TraceCheck = { words: string; state: 'passed' | 'failed' | 'not_reached' }

/** The stages of a signal with their times, as far as the journal has them. */
export function traceStages(alert: WindowAlert): TraceStage[] {
  const { candleTimeS, timeframeS, emittedAtMs, receivedAtMs, atMs } = alert
  const closes = candleTimeS === null ? null : (candleTimeS + timeframeS) * 1_000
  const byHand = { name: t('You pressed it'), atMs: emittedAtMs, note: null }
  if (alert.kind === 'traded' && alert.trade.isByHand) return [byHand, ...tradeStages(alert.trade)]
  const seen: TraceStage[] = [
    {
      name: alert.isUnconfirmed ? t('Candle closes (unconfirmed signal)') : t('Candle closed'),
      atMs: null,
      note: closes === null ? null : chartClock(closes),
    },
    { name: t('Expert Advisor sent the signal'), atMs: emittedAtMs, note: null },
    { name: t('Received through the pipe'), atMs: receivedAtMs, note: null },
  ]
  if (alert.kind === 'refused') return [...seen, { name: t('Refused'), atMs, note: null }]
  return [...seen, ...tradeStages(alert.trade)]
}

function tradeStages(trade: WindowTrade): TraceStage[] {
  const end = trade.state === 'rejected' ? t('Not placed by the broker') : t('Result known')
  return [
    { name: t('Checked and written to the journal'), atMs: trade.intendedAtMs, note: null },
    { name: t('Order sent'), atMs: trade.sentAtMs, note: null },
    { name: t('Accepted by the broker'), atMs: trade.acknowledgedAtMs, note: null },
    { name: t('Expires'), atMs: trade.expiresAtMs, note: null },
    { name: end, atMs: trade.settledAtMs, note: null },
  ]
}

/** How long the stage took of all the time since the signal: `0.180 of 0.212 s`; the first one `+0.032 s`. */
export function stageTimeText(
  atMs: number,
  { firstMs, beforeMs }: { firstMs: number; beforeMs: number | null },
): string {
  const inAll = seconds(atMs - firstMs)
  if (beforeMs === null || beforeMs <= firstMs) return `+${inAll} s`
  return t('{part} of {whole} s', { part: seconds(Math.max(0, atMs - beforeMs)), whole: inAll })
}

function seconds(ms: number): string {
  return formatDecimal(ms / 1_000, 3)
}

/** The values that can be compared with the broker's own record of a trade. */
export function orderFacts(trade: WindowTrade): { name: string; value: string }[] {
  const { broker, account, brokerRef, entryPrice, exitPrice, stakeCents, currency, payoutPct, side } = trade
  const missing = t('not reported')
  return [
    { name: t('Broker'), value: `${saidInLanguage(brokers[broker].name)}, ${t(accountLabels[account])}` },
    { name: t("Broker's trade id"), value: brokerRef ?? missing },
    {
      name: t('Order'),
      value: `${orderLabels[side]} ${t('{stake} at {payout}%', { stake: formatStake(stakeCents, currency), payout: payoutPct })}`,
    },
    { name: t('Entry price'), value: entryPrice === null ? missing : String(entryPrice) },
    { name: t('Exit price'), value: exitPrice === null ? missing : String(exitPrice) },
  ]
}

const accountLabels = { paper: 'play money', demo: 'demo', live: 'live' } as const

/** Every check of the gate in its order, and whether the signal reached it. */
export function traceChecks(alert: WindowAlert): TraceCheck[] {
  const failed = failedIndex(alert)
  return gateCheckIds.map((id, index) => ({
    words: gateChecks[id].words,
    state: index < failed ? 'passed' : index === failed ? 'failed' : 'not_reached',
  }))
}

/** Before the first check when the code is of another version: then it is unknown how far the signal came. */
function failedIndex(alert: WindowAlert): number {
  if (alert.kind === 'traded') return gateCheckIds.length
  return Object.hasOwn(refusalCatalogue, alert.code) ? gateCheckIds.indexOf(gateCheckOf(alert.code)) : -1
}

/** Candles have the chart's own time, which is not this computer's. */
function chartClock(ms: number): string {
  return t('{time} chart time', { time: new Date(ms).toISOString().slice(11, 19) })
}
