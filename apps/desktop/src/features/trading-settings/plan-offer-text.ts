import type { PlanOffer } from './choose-money-plan.ts'

/** What a person reads before a stake plan can be switched on. */
export function planOfferText({ id, plan, xray, assumed }: PlanOffer): string[] {
  const stakes = xray.stakesCents.map(money).join(', ')
  const end = xray.endsBy === 'losses' ? 'lose the whole ladder' : 'reach the top of the ladder'
  const { winRate, trades } = assumed
  return [
    `The stake plan ${plan.kind} is off: stakes stay fixed until you have read its worst case and confirmed it.`,
    `Its stakes are ${stakes}; together ${money(xray.atRiskCents)} are at risk on one way through the ladder.`,
    `With ${percent(winRate)} of trades won, the chance to ${end} within a day of ${trades} trades is ${percent(xray.endChance)}; the expected result is ${money(xray.profitCentsExpected)}.`,
    `Within a month of ${xray.month.days} such days the chance is ${percent(xray.month.endChance)}; the expected result is ${money(xray.month.profitCentsExpected)}.`,
    ...recoveryText(xray),
    `It comes out even when ${percent(xray.winRateBreakEven)} of trades are won, the same as with fixed stakes: no plan changes that.`,
    `To switch it on, write "confirmedPlan": "${id}" into settings.json and restart the app.`,
  ]
}

/** Only a ladder that climbs after losses promises to win them back. */
function recoveryText({ endsBy, recovery }: PlanOffer['xray']): string[] {
  const left = recovery.leftCents.at(-1) ?? 0
  if (endsBy === 'wins' || left >= 0) return []
  const factor = `${recovery.factor.toFixed(2)} times`
  return [
    `A win on the last step still leaves ${money(left)}: at this payout only stakes that grow ${factor} win their losses back.`,
  ]
}

function money(cents: number): string {
  return `${cents < 0 ? '−' : ''}${(Math.abs(cents) / 100).toFixed(2)}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
