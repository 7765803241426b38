import type { Limit } from '@stratomate/domain'
import { type SlotStatus, chooseCharts } from './choose-charts.ts'
import type { ConnectedChart, Signal } from '../ports.ts'
import type { Favorite } from '../gate/trading-settings.ts'
import { placesKept, putNewest } from '../keep-newest.ts'
import { ServerClock } from './server-clock.ts'

const notConnected: SlotStatus = { kind: 'not_favorite' }

type ChartMemory = {
  /**
   * Keys of charts from earlier runs, the first one first, so that a restart does not change which charts have a slot.
   */
  readonly known: readonly string[]
  readonly onNew: (keys: readonly string[]) => void
}

/** The connected charts in the order of their first connection, and the last candle that closed on each. */
export class ChartRegistry {
  readonly #firstSeen: Map<string, number>
  readonly #onNew: ChartMemory['onNew']
  /** The connections of each key, the newest last: several terminals may show the same chart. */
  readonly #connected = new Map<string, readonly ConnectedChart[]>()
  readonly #lastBarS = new Map<string, number>()
  readonly #clocks = new Map<string, ServerClock>()
  #nextRank: number
  #inOrder: readonly ConnectedChart[] | null = null
  #slotStatuses: Map<string, SlotStatus> | null = null
  #slots: Limit = 0
  #favorites: readonly Favorite[] | 'first' = 'first'

  constructor({ known, onNew }: ChartMemory = { known: [], onNew: () => undefined }) {
    this.#firstSeen = new Map(known.map((key, index) => [key, index]))
    this.#nextRank = known.length
    this.#onNew = onNew
  }

  connect(chart: ConnectedChart): void {
    if (!this.#firstSeen.has(chart.key)) {
      this.#firstSeen.set(chart.key, this.#nextRank)
      this.#nextRank += 1
      this.#forgetGone()
      this.#onNew([...this.#firstSeen.keys()])
    }
    this.#connected.set(chart.key, [...(this.#connected.get(chart.key) ?? []), chart])
    this.#slotStatuses = null
    this.#inOrder = null
  }

  disconnect(chart: ConnectedChart): void {
    const charts = this.#connected.get(chart.key) ?? []
    const place = charts.findLastIndex(({ feed }) => feed === chart.feed)
    const rest = charts.toSpliced(place === -1 ? charts.length - 1 : place, 1)
    if (rest.length > 0) this.#connected.set(chart.key, rest)
    else this.#connected.delete(chart.key)
    this.#slotStatuses = null
    this.#inOrder = null
  }

  /** Takes a closed candle that arrived at `heardAtMs`; false when it is not newer than the last of its feed. */
  closeBar(chart: ConnectedChart, barTimeS: number, heardAtMs?: number): boolean {
    if (barTimeS <= (this.#lastBarS.get(chart.feed) ?? -1)) return false
    putNewest(this.#lastBarS, [chart.feed, barTimeS], placesKept)
    if (heardAtMs === undefined || chart.isSimulated) return true
    const clock = this.#clocks.get(chart.feed) ?? new ServerClock()
    clock.add(barTimeS + chart.timeframeS, heardAtMs)
    putNewest(this.#clocks, [chart.feed, clock], placesKept)
    return true
  }

  /** How many whole candles have passed since a candle closed, by the chart's own clock; 0 when that is unknown. */
  candlesSince(chart: ConnectedChart, barTimeS: number, nowMs: number): number {
    const lateS = this.#clocks.get(chart.feed)?.secondsSince(barTimeS + chart.timeframeS, nowMs) ?? 0
    return Math.floor(lateS / chart.timeframeS)
  }

  /**
   * How long ago the candle opened at whose opening a signal is traded, by the chart's own clock, seconds; below 0 when
   * it has not opened yet, 0 when that is unknown.
   */
  secondsSinceEntry({ chart, barTimeS, nextBarTimeS }: Signal, nowMs: number): number {
    const entryTimeS = nextBarTimeS ?? barTimeS + chart.timeframeS
    return this.#clocks.get(chart.feed)?.secondsSince(entryTimeS, nowMs) ?? 0
  }

  /** Among closed charts, those that connected first lose their place first. */
  #forgetGone(): void {
    for (const key of this.#firstSeen.keys()) {
      if (this.#firstSeen.size <= placesKept) return
      if (!this.#connected.has(key)) this.#firstSeen.delete(key)
    }
  }

  lastBarS(chart: ConnectedChart): number | null {
    return this.#lastBarS.get(chart.feed) ?? null
  }

  /** In the order of their first connection; the same array until a chart comes or goes. */
  connected(): readonly ConnectedChart[] {
    if (this.#inOrder !== null) return this.#inOrder
    const rank = ({ key }: ConnectedChart): number => this.#firstSeen.get(key) ?? 0
    const charts = [...this.#connected.values()].flatMap((same) => same.slice(-1))
    return (this.#inOrder = charts.toSorted((one, other) => rank(one) - rank(other)))
  }

  slotStatus(chart: ConnectedChart, favorites: readonly Favorite[] | 'first', slots: Limit): SlotStatus {
    if (this.#slotStatuses === null || this.#slots !== slots || this.#favorites !== favorites) {
      this.#slotStatuses = chooseCharts(this.connected(), favorites, slots)
      this.#slots = slots
      this.#favorites = favorites
    }
    return this.#slotStatuses.get(chart.key) ?? notConnected
  }
}
