import type { CandleSet } from '../candle-set.ts'

const two = (value: number): string => String(value).padStart(2, '0')

type Fields = { year: number; month: string; day: string; clock: string; prices: string[]; timeS: number }

function fieldsOf({ columns, digits }: CandleSet): Fields[] {
  return [...columns.time].map((timeS, index) => {
    const date = new Date(timeS * 1_000)
    const prices = [columns.open, columns.high, columns.low, columns.close]
    return {
      year: date.getUTCFullYear(),
      month: two(date.getUTCMonth() + 1),
      day: two(date.getUTCDate()),
      clock: `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:00`,
      prices: prices.map((column) => (column[index] ?? 0).toFixed(digits)),
      timeS,
    }
  })
}

/** A history in the format of each program, for tests of the readers. */
export const candleTexts = {
  mt5(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ year, month, day, clock, prices }) => {
      return [`${year}.${month}.${day}`, clock, ...prices, '16', '0', '2'].join('\t')
    })
    return `<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>\r\n${rows.join('\r\n')}\r\n`
  },
  histdata(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ year, month, day, clock, prices }) => {
      return [`${year}${month}${day} ${clock.replaceAll(':', '')}`, ...prices, '0'].join(';')
    })
    return `${rows.join('\n')}\n`
  },
  histdataForMetaTrader(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ year, month, day, clock, prices }) => {
      return [`${year}.${month}.${day}`, clock.slice(0, 5), ...prices, '0'].join(',')
    })
    return `${rows.join('\n')}\n`
  },
  dukascopyNode(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ timeS, prices }) => [timeS * 1_000, ...prices, '125.4700012207031'].join(','))
    return `timestamp,open,high,low,close,volume\n${rows.join('\n')}\n`
  },
  dukascopySite(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ year, month, day, clock, prices }) => {
      return [`${day}.${month}.${year} ${clock}.000 GMT+0000`, ...prices, '125.47'].join(',')
    })
    return `Gmt time,Open,High,Low,Close,Volume\n${rows.join('\n')}\n`
  },
  tradingViewSeconds(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ timeS, prices }) => [timeS, ...prices].join(','))
    return `time,open,high,low,close\n${rows.join('\n')}\n`
  },
  tradingViewIso(set: CandleSet): string {
    const rows = fieldsOf(set).map(({ year, month, day, clock, prices }) => {
      return [`${year}-${month}-${day}T${clock}Z`, ...prices, '12'].join(',')
    })
    return `time,open,high,low,close,Volume\n${rows.join('\n')}\n`
  },
} as const satisfies Record<string, (set: CandleSet) => string>

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** The encoding that MetaTrader uses on some computers: low byte first, with a byte order mark. */
export function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2)
  bytes.set([0xff, 0xfe])
  for (let index = 0; index < text.length; index += 1) bytes[2 * index + 2] = text.charCodeAt(index)
  return bytes
}
