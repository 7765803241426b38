import type { CandleFile } from '@stratomate/candles/read-candle-file'
import { offsetText } from '@stratomate/candles/fingerprint'
import type { RunJudgment } from '@stratomate/lab/judge/judge-run'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import type { TrialCount } from '@stratomate/lab/judge/trial-registry'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import type { RunResult } from '@stratomate/lab/lab-rule'
import { recordBreakEven, type RecordProof, type RecordTotal } from '@stratomate/lab/record/record-proof'

/** Fewer trades than this are shown as counts only. */
const shareFrom = 30

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const money = (cents: number): string => (cents / 100).toFixed(2)
const instant = (timeS: number): string => new Date(timeS * 1_000).toISOString().slice(0, 16).replace('T', ' ')

/** What was read, guessed and counted. */
export function importLines({ set, guesses, checks, ...rows }: CandleFile): string[] {
  const { format, timeframeShare, offset } = guesses
  return [
    `${format}: ${set.symbol}, ${set.timeframeS / 60} min (${percent(timeframeShare)} of the distances), ${set.digits} digits`,
    `clock ${offsetText(set.offset)} s ahead of UTC. ${offset.reason} ${offset.agreeing} of ${offset.openings} weeks agree.`,
    `${checks.candles} candles from ${instant(checks.fromS)} to ${instant(checks.toS)} UTC`,
    `${checks.gaps} gaps with ${checks.missingCandles} candles missing, the longest ${checks.longestGapS / 60} min; ${rows.duplicates} rows twice, ${rows.outOfOrder} out of order`,
    `${checks.zeroRange} candles without range, ${checks.spikes} spikes, ${checks.weekendCandles} at the weekend`,
    ...(rows.cutRow === null ? [] : [`row ${rows.cutRow} has no line end and was left out: the file may be cut`]),
  ]
}

/** One result, its verdict first; a share only with its count, its interval and the break-even. */
export function runLines(label: string, result: RunResult, judgment: RunJudgment): string[] {
  const { won, lost, ties, netCents, drawdownCents, lossRunLongest, refused, openAtEnd } = result
  const { n, share, interval, breakEven, effective, bestBlind, sentence } = judgment
  const counts = `${won} won, ${lost} lost, ${ties} refunded`
  const shown = `${percent(share)} won of ${n} (95 %: ${percent(interval.low)} to ${percent(interval.high)}, ${Math.floor(effective)} independent), break-even ${percent(breakEven)}, best blind rule ${percent(bestBlind)}`
  const refusals = [...refused].map(([code, count]) => `${code} ${count}`).join(', ')
  return [
    `${label}: ${sentence}`,
    n < shareFrom ? counts : `${counts}; ${shown}`,
    `net ${money(netCents)}, deepest fall ${money(drawdownCents)}, longest losing run ${lossRunLongest}; refused: ${refusals === '' ? 'none' : refusals}; open at the end: ${openAtEnd}`,
  ]
}

/** What a signed record says, an account a line, and what it does not prove. */
export function recordLines({ journal, charts, trades, totals, signer }: RecordProof): string[] {
  return [
    `${trades.length} trades of ${charts.length} charts, counted again and signed by ${signer.slice(0, 16)}, at link ${journal.seq} of its journal.`,
    ...totals.map((total) => `${total.account} ${total.currency}: ${totalText(total)}`),
    'It proves that this computer has signed these trades. It does not prove that it has placed no others.',
  ]
}

function totalText(total: RecordTotal): string {
  const { won, lost, ties, unknown, profitCents } = total
  const n = won + lost
  const breakEven = `break-even ${percent(recordBreakEven(total))}`
  const counts = `${won} won, ${lost} lost, ${ties} refunded, ${unknown} not known; result ${money(profitCents)}`
  if (n < shareFrom) return `${counts}; ${breakEven}`
  const { low, high } = wilsonInterval(won / n, n)
  return `${counts}; ${percent(won / n)} won of ${n} (95 %: ${percent(low)} to ${percent(high)}), ${breakEven}`
}

/** What stands under every result. */
export function closingLines({ tries, opened }: TrialCount): string[] {
  return [
    `Tried on these candles so far: ${tries}; sealed part opened: ${opened} times.`,
    simulatedResultsText,
    'Past results do not predict future results.',
  ]
}

/** The result of a command: lines for people, the same as data, and the exit code. */
export type LabAnswer = { readonly lines: readonly string[]; readonly data: unknown; readonly code: number }

/** Exit codes: success, wrong use or file, the verdict is "nothing", a check found a difference. */
export const exitCodes = { fine: 0, wrong: 1, nothing: 3, different: 4 } as const
