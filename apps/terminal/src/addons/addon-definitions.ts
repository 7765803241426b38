import type { ProgramFacts } from '../programs/program-facts.ts'

export const addonDefinitions: readonly Omit<ProgramFacts, 'ruleClass'>[] = []
