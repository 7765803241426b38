import type { ProgramFacts } from './program-facts.ts'

/** The ids of our own programs, which the Expert Advisor prefers to any other indicator on the chart. */
export function ownIndicatorsSource(programs: readonly Pick<ProgramFacts, 'id'>[]): string {
  const cases = programs.map(({ id }, index) => `${index === 0 ? '   return(' : '          || '}id=="${id}"`)
  return [
    '// Our own indicators by the beginning of their short names. Written by apps/terminal/src/programs.',
    '',
    '// Whether a short name is one of ours, as in `super-trend(10,3)`.',
    'bool IsOwnIndicator(const string name)',
    '  {',
    '   const int end=StringFind(name,"(");',
    '   const string id=end<0 ? "" : StringSubstr(name,0,end);',
    ...cases.slice(0, -1),
    `${cases.at(-1) ?? ''});`,
    '  }',
    '',
  ].join('\n')
}
