import { tradingDayOf } from '@stratomate/domain'
import { placesKept, putNewest } from '../keep-newest.ts'
import { holdsSlot, type TradeRecord } from '../orders/trade-record.ts'
import { sourceIdOf } from './outside-key.ts'

/** A day's results for one source: its trades, and the result if all open ones are lost, whole cents. */
export type DayOfSource = { readonly trades: number; readonly worstCents: number }

type Day = { readonly day: string; readonly cents: Map<string, number> }

/** The newest trading day of each source from outside. Orders that never reached the broker do not count. */
export class OutsideDays {
  readonly #days = new Map<string, Day>()

  take({ id, chartKey, intendedAtMs, state, profitCents, stakeCents }: TradeRecord): void {
    const sourceId = sourceIdOf(chartKey)
    if (sourceId === null) return
    const day = tradingDayOf(intendedAtMs)
    const known = this.#days.get(sourceId)
    if (known !== undefined && known.day > day) return
    const own = known?.day === day ? known : { day, cents: new Map<string, number>() }
    if (holdsSlot(state)) own.cents.set(id, profitCents ?? -stakeCents)
    else own.cents.delete(id)
    putNewest(this.#days, [sourceId, own], placesKept)
  }

  state(chartKey: string, nowMs: number): DayOfSource {
    const own = this.#days.get(sourceIdOf(chartKey) ?? '')
    if (own?.day !== tradingDayOf(nowMs)) return { trades: 0, worstCents: 0 }
    let worstCents = 0
    for (const cents of own.cents.values()) worstCents += cents
    return { trades: own.cents.size, worstCents }
  }
}
