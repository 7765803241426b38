import type { RunJudgment } from '@stratomate/lab/judge/judge-run'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { englishSpeech, useSpeech } from '#lab-ui/language/speech.ts'

/** Fewer trades than this are shown as counts only. */
export const shareFrom = 30

export type WonCounts = { won: number; lost: number; effective: number; breakEven: number }

/**
 * The only place that writes a share of won trades: always with its count, its interval and the break-even, and
 * with few trades as counts alone.
 */
export function wonShareText({ won, lost, effective, breakEven }: WonCounts, words = englishSpeech): string {
  const { t, count, percent } = words
  const n = won + lost
  const needed = { breakEven: percent(breakEven) }
  if (n < shareFrom)
    return t('{won} won and {lost} lost; break-even is {breakEven}', { won: count(won), lost: count(lost), ...needed })
  const { low, high } = wilsonInterval(won / n, effective)
  return t('{share} won of {count} trades (95\u00A0% interval {low} to {high}); break-even is {breakEven}', {
    share: percent(won / n),
    count: count(n),
    low: percent(low),
    high: percent(high),
    ...needed,
  })
}

type WonShareProps = { won: number; lost: number; judgment: RunJudgment }

/** The share of won trades as a sentence and as a picture: the interval on a ruler with a tick at break-even. */
export function WonShare({ won, lost, judgment }: WonShareProps) {
  const { effective, breakEven, interval, share, n } = judgment
  const text = wonShareText({ won, lost, effective, breakEven }, useSpeech())
  return (
    <div>
      <p className="max-w-prose text-md text-balance tabular-nums">{`${text}.`}</p>
      {n < shareFrom ? null : <IntervalRuler low={interval.low} high={interval.high} share={share} tick={breakEven} />}
    </div>
  )
}

/** The ruler is so much longer than the interval that the numbers beside it fit on a phone. */
const roomForNumbers = 1.9

type IntervalRulerProps = { low: number; high: number; share: number; tick: number }

/**
 * Drawn around break-even, because shares differ from it by a few points only. Decorative: the sentence says the same.
 */
export function IntervalRuler({ low, high, share, tick }: IntervalRulerProps) {
  const { t, percent } = useSpeech()
  const reach = Math.max(0.05, Math.abs(low - tick), Math.abs(high - tick)) * roomForNumbers
  const at = (value: number) => `${(50 + (50 * (value - tick)) / reach).toFixed(2)}%`
  const width = `${((50 * (high - low)) / reach).toFixed(2)}%`
  return (
    <div aria-hidden="true" className="mt-3 max-w-form text-xs text-text-3 tabular-nums">
      <svg width="100%" height="20" className="block overflow-visible fill-current">
        <text x={at(low)} y="13" textAnchor="end">
          {percent(low)}
        </text>
        <text x={at(high)} y="13">
          {percent(high)}
        </text>
      </svg>
      <svg width="100%" height="18" className="block overflow-visible">
        <rect y="7" width="100%" height="4" rx="2" className="fill-s3" />
        <rect x={at(low)} y="7" width={width} height="4" rx="2" className="fill-text-3" />
        <circle cx={at(share)} cy="9" r="5" className="fill-text" />
        <rect x="50%" y="0" width="1.5" height="18" className="fill-signal" />
      </svg>
      <p className="mt-1 text-center">{t('break-even')}</p>
    </div>
  )
}
