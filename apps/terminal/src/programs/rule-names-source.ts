import type { ProgramFacts } from './program-facts.ts'

/** The list of rules that the scanner offers, as an enumeration with the names of their programs. */
export function ruleNamesSource(programs: readonly Pick<ProgramFacts, 'id' | 'name'>[]): string {
  const nameOf = (id: string): string => `RULE_${id.replaceAll('-', '_').toUpperCase()}`
  const members = programs.map(({ id, name }, index) => {
    return `   ${nameOf(id)}${index === programs.length - 1 ? ' ' : ','} // ${name}`
  })
  const cases = programs.flatMap(({ id, name }) => [`      case ${nameOf(id)}:`, `         return("${name}");`])
  return [
    '// The rules of the library by the names of their programs. Written by apps/terminal/src/programs.',
    '',
    'enum ScannerRule',
    '  {',
    ...members,
    '  };',
    '',
    'string RuleProgram(const ScannerRule rule)',
    '  {',
    '   switch(rule)',
    '     {',
    ...cases,
    '     }',
    '   return("");',
    '  }',
    '',
  ].join('\n')
}
