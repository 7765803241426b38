/** Changes of an operator that change nothing that anybody could see: where, `from to`, and why. */
export const knownRuleSurvivors: readonly { place: string; change: string; reason: string }[] = []
