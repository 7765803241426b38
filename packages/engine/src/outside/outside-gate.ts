import type { Limit } from '@stratomate/domain'
import type { SlotStatus } from '../charts/choose-charts.ts'
import type { ChartRegistry } from '../charts/chart-registry.ts'
import type { GateContext } from '../gate/gate.ts'
import type { Favorite, TradingSettings } from '../gate/trading-settings.ts'
import type { OutsideDays } from './outside-days.ts'
import type { SourceLimits } from './refuse-outside.ts'

/** The person's rules for a source from outside. */
export type OutsideRules = {
  readonly favorite: Favorite
  readonly limits: SourceLimits
  /** How many sources that are switched on come before it. */
  readonly rank: number
}

export type OutsideGateDependencies = {
  readonly days: Pick<OutsideDays, 'state'>
  readonly charts: Pick<ChartRegistry, 'connected' | 'slotStatus'>
  readonly settings: () => Pick<TradingSettings, 'favorites'>
  /** By the key of a source's chart; null when the source is off or gone. */
  readonly rulesOf: (chartKey: string) => OutsideRules | null
}

/** What the gate may read about a source from outside, which replaces the favorite of a chart. */
export class OutsideGate {
  readonly #dependencies: OutsideGateDependencies

  constructor(dependencies: OutsideGateDependencies) {
    this.#dependencies = dependencies
  }

  contextOf(chartKey: string, slots: Limit, nowMs: number): Pick<GateContext, 'slotStatus' | 'outside'> {
    const { charts, settings, days, rulesOf } = this.#dependencies
    const { favorites } = settings()
    const isTraded = (chart: ReturnType<ChartRegistry['connected']>[number]): boolean =>
      charts.slotStatus(chart, favorites, slots).kind === 'favorite'
    const rules = rulesOf(chartKey)
    const slotStatus = outsideSlot(rules, { slots, taken: charts.connected().filter(isTraded).length })
    if (rules === null) return { slotStatus }
    return { slotStatus, outside: { limits: rules.limits, day: days.state(chartKey, nowMs) } }
  }
}

/** A source uses a slot of the plan like a chart. Charts come first, then sources in the order of their list. */
function outsideSlot(rules: OutsideRules | null, { slots, taken }: { slots: Limit; taken: number }): SlotStatus {
  if (rules === null) return { kind: 'not_favorite' }
  const hasPlace = slots === 'unlimited' || taken + rules.rank < slots
  return hasPlace ? { kind: 'favorite', favorite: rules.favorite } : { kind: 'chart_limit' }
}
