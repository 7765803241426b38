import type { ClockOffset } from '@stratomate/candles/candle-set'
import { offsetText } from '@stratomate/candles/fingerprint'
import { hourS } from '@stratomate/std/time'

type ClockChoice = { readonly value: string; readonly label: string; readonly offset: ClockOffset }

/** Clocks that history files are written in: of brokers that follow New York, and of each whole hour. */
export const clockChoices: readonly ClockChoice[] = [
  choice('Broker, follows New York (UTC+2, in summer +3)', { kind: 'new_york', winterS: 2 * hourS }),
  choice('New York (UTC−5, in summer −4)', { kind: 'new_york', winterS: -5 * hourS }),
  ...Array.from({ length: 27 }, (_, place) => {
    const hours = place - 12
    return choice(hours === 0 ? 'UTC' : `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`, {
      kind: 'fixed',
      offsetS: hours * hourS,
    })
  }),
]

function choice(label: string, offset: ClockOffset): ClockChoice {
  return { value: offsetText(offset), label, offset }
}

/** The choices with the clock of a file among them, which may be another one. */
export function clocksWith(offset: ClockOffset): readonly ClockChoice[] {
  const value = offsetText(offset)
  if (clockChoices.some((known) => known.value === value)) return clockChoices
  const seconds = offset.kind === 'fixed' ? offset.offsetS : offset.winterS
  const hours = `UTC${seconds < 0 ? '−' : '+'}${Math.abs(seconds / hourS)}`
  return [choice(offset.kind === 'fixed' ? hours : `Follows New York, ${hours} in winter`, offset), ...clockChoices]
}
