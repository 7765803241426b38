import type { SwitchedOffBroker } from '@stratomate/contracts'

const reasonLengthMax = 200
const brokersMax = 10

/**
 * Reads the owner's setting: `broker=reason`, several separated by `|`. Null for any other form; the broker is named as
 * in trades, the reason is one line for people.
 */
export function readSwitchedOff(text: string): SwitchedOffBroker[] | null {
  const entries = text.split('|').map((entry) => entry.trim())
  const read = entries.map((entry) => {
    const [, broker = '', reason = ''] = /^([a-z][a-z-]{0,31})=(.+)$/u.exec(entry) ?? []
    return { broker, reason: reason.trim() }
  })
  const isWell = read.every(({ broker, reason }) => broker !== '' && reason !== '' && reason.length <= reasonLengthMax)
  const isOnce = new Set(read.map(({ broker }) => broker)).size === read.length
  return isWell && isOnce && read.length <= brokersMax ? read : null
}
