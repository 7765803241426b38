import { labBalanceCents, type LabRule, labSettings } from '../lab-rule.ts'

/** A rule with the usual numbers, changed as a test wants. */
export function ruleOf(change: Partial<LabRule> = {}): LabRule {
  return {
    indicatorId: 'super-trend',
    parameters: {},
    side: 'both',
    expiryCandles: 3,
    payoutPct: 87,
    balanceCents: labBalanceCents,
    settings: labSettings,
    ...change,
  }
}
