import type { TradingSettings as SharedSettings } from '@stratomate/contracts'
import type { WindowImportField } from '@stratomate/contracts/desktop-window/imports'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'

type AmountFrame = {
  readonly settings: Pick<TradingSettings, 'stakeCents' | 'stakeCentsMax' | 'moneyPlan'>
  readonly currency: string
}

/** The chart's own amount after an import; a larger one waits in `askedStakeCents` for the person's confirmation. */
export type AmountJudgment = {
  stakeCents: number | null
  askedStakeCents: number | null
  field: WindowImportField
}

/**
 * Whether a shared stake becomes the amount of a chart. A smaller one does; a larger one only when the person confirms
 * it, and never above their own maximum. Money plans hold for every chart, so an import never changes them.
 */
export function judgeAmount(stake: SharedSettings['stake'], before: Favorite, frame: AmountFrame): AmountJudgment {
  const { settings, currency } = frame
  const { moneyPlan, stakeCentsMax } = settings
  const today = todayText(before, frame)
  const own = before.stakeCents
  const stays = (outcome: 'same' | 'kept', why: string | null): AmountJudgment => ({
    stakeCents: own,
    askedStakeCents: null,
    field: { label: 'Amount', today, after: today, outcome, why },
  })
  if (stake.kind === 'percent') {
    const shared = `${stake.percent}% of the balance`
    if (moneyPlan.kind === 'percent' && own === null && moneyPlan.percent === stake.percent) return stays('same', null)
    return stays(
      'kept',
      `Not taken over: ${shared} is a money plan and holds for every chart. Choose it under Money plan.`,
    )
  }
  const shared = money(stake.cents, currency)
  if (moneyPlan.kind === 'ladder') return stays('kept', 'Not taken over: your money plan sets the amounts.')
  if (currency !== 'USD')
    return stays('kept', `Not taken over: it was shared in US dollars, and your account is in ${currency}.`)
  if (stake.cents > stakeCentsMax) {
    const most = money(stakeCentsMax, currency)
    return stays('kept', `Not taken over: ${shared} is above your maximum amount of ${most}.`)
  }
  // A share of the balance shrinks with it, so a fixed amount may be the larger one tomorrow.
  const todayCents = own ?? (moneyPlan.kind === 'percent' ? null : settings.stakeCents)
  if (todayCents === stake.cents) return stays('same', null)
  if (todayCents !== null && stake.cents < todayCents) {
    const field: WindowImportField = {
      label: 'Amount',
      today,
      after: shared,
      outcome: 'taken',
      why: null,
    }
    return { stakeCents: stake.cents, askedStakeCents: null, field }
  }
  const why =
    todayCents === null
      ? `${shared} was shared. A fixed amount does not shrink with the balance, so it is taken over only if you say so below.`
      : `${shared} was shared. It is more than today, so it is taken over only if you say so below.`
  return {
    stakeCents: own,
    askedStakeCents: stake.cents,
    field: { label: 'Amount', today, after: today, outcome: 'asked', why },
  }
}

function todayText({ stakeCents }: Favorite, { settings, currency }: AmountFrame): string {
  const { moneyPlan } = settings
  if (moneyPlan.kind === 'ladder') return 'By your money plan'
  if (stakeCents === null && moneyPlan.kind === 'percent') return `${moneyPlan.percent}% of the balance`
  return money(stakeCents ?? settings.stakeCents, currency)
}

const ledger = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

function money(cents: number, currency: string): string {
  return `${currency === 'USD' ? '$' : `${currency}\u00A0`}${ledger.format(cents / 100)}`
}
