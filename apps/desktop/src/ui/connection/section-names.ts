/** The parts of the settings, in the order of their list. */
export const sectionNames = [
  'account',
  'broker',
  'symbols',
  'limits',
  'plan',
  'import',
  'outside',
  'hours',
  'replay',
  'version',
  'look',
  'computer',
  'terminal',
  'diagnostics',
  'log',
] as const
export type SectionName = (typeof sectionNames)[number]
