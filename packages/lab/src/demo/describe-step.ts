import type { DemoStep } from './demo-run.ts'

/** A step as one line that names everything it holds, so that two runs can be compared to the last bit. */
export function describeStep({ candle, signal, ended }: DemoStep): string {
  const { time, open, high, low, close, band, trend } = candle
  const prices = [time, open, high, low, close, band, trend].join(' ')
  const said = signal === null ? '' : ` ${signal.side} at ${signal.price} ${outcomeOf(signal)}`
  return `${prices}${said}${ended.map(({ result, profitCents }) => ` ${result} ${profitCents}`).join('')}`
}

function outcomeOf(signal: NonNullable<DemoStep['signal']>): string {
  return signal.kind === 'refused' ? signal.code : `${signal.stakeCents} ${signal.payoutPct} ${signal.expiresTimeS}`
}

/** Eight hexadecimal digits that name all steps of a run: equal steps, equal digits (FNV-1a of their lines). */
export function digestSteps(steps: readonly DemoStep[]): string {
  const prime = 16_777_619
  let hash = 2_166_136_261
  for (const character of steps.map(describeStep).join('\n')) hash = Math.imul(hash ^ character.charCodeAt(0), prime)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
