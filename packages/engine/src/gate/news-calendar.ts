import { minuteMs } from '@stratomate/std/time'
import { importanceNumber, newsMinutesMax, type NewsRules } from '@stratomate/contracts/trading/news-rules'
import { placesKept, putNewest } from '../keep-newest.ts'

const batchMax = 500

/** An event of a terminal's economic calendar. `importance` is 1 to 3. */
export type CalendarEvent = {
  readonly atMs: number
  readonly currency: string
  readonly importance: number
  readonly name: string
}

/** Whether an event that is important enough is so near that the person does not trade. Both ends are included. */
export function isNearEvent(rules: NewsRules, events: readonly CalendarEvent[], nowMs: number): boolean {
  const least = importanceNumber(rules.importance)
  if (least === 0) return false
  const { minutesBefore, minutesAfter } = rules
  return events.some(({ atMs, importance }) => {
    const isAround = nowMs >= atMs - minutesBefore * minuteMs && nowMs <= atMs + minutesAfter * minuteMs
    return importance >= least && isAround
  })
}

/** The events that charts have read in their terminal's calendar for the currencies of their own symbol. */
export class NewsCalendar {
  /** The part of a reading that a chart has sent so far. */
  readonly #readings = new Map<string, CalendarEvent[]>()
  readonly #events = new Map<string, readonly CalendarEvent[]>()

  take(chartId: string, event: CalendarEvent): void {
    const reading = this.#readings.get(chartId) ?? []
    if (reading.length < batchMax) reading.push(event)
    putNewest(this.#readings, [chartId, reading], placesKept)
  }

  /** The chart has sent everything: events that were moved or cancelled since the last reading are removed. */
  end(chartId: string, symbol: string): void {
    const reading = this.#readings.get(chartId) ?? []
    this.#readings.delete(chartId)
    putNewest(this.#events, [symbol.toUpperCase(), reading], placesKept)
  }

  /** The events of a symbol that could stop a trade at this moment. */
  around(symbol: string, nowMs: number): readonly CalendarEvent[] {
    const events = this.#events.get(symbol.toUpperCase()) ?? []
    return events.filter(({ atMs }) => Math.abs(atMs - nowMs) <= newsMinutesMax * minuteMs)
  }

  /** Whether any chart has read its terminal's calendar. */
  isKnown(): boolean {
    return this.#events.size > 0
  }

  /** The next events of all symbols, each once, the nearest first. */
  next(nowMs: number, count: number): CalendarEvent[] {
    const coming = [...this.#events.values()].flat().filter(({ atMs }) => atMs >= nowMs)
    const once = new Map(coming.map((event) => [`${event.atMs} ${event.currency} ${event.name}`, event]))
    return [...once.values()].toSorted((one, other) => one.atMs - other.atMs).slice(0, count)
  }
}
