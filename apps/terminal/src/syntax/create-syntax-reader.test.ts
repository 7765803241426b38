import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mqlFolder } from '../mql-folder.ts'
import { createSyntaxReader } from './create-syntax-reader.ts'
import { findHiddenGlobals } from './find-hidden-globals.ts'

const reader = await createSyntaxReader()
const findSyntaxErrors = (source: string): string[] => reader.mistakes(source)
const fixtures = join(import.meta.dirname, '../testing/fixtures')
const sources = [mqlFolder, fixtures].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mq[h5]$/u.test(path))
    .map((path) => join(folder, path)),
)

test('every source of MQL5 can be read, and holds nothing that MQL5 does not have', () => {
  const mistakes = sources.flatMap((path) =>
    findSyntaxErrors(readFileSync(path, 'utf8')).map((mistake) => `${path}:${mistake}`),
  )

  expect(sources.length).toBeGreaterThan(110)
  expect(mistakes).toEqual([])
})

/** A program with all that it includes. */
function programSources(path: string, seen = new Map<string, ReturnType<typeof reader.names>>()) {
  if (seen.has(path)) return seen
  const source = readFileSync(path, 'utf8')
  seen.set(path, reader.names(source))
  for (const [, name = ''] of source.matchAll(/^#include <(.+)>/gmu))
    programSources(join(mqlFolder, 'Include', name.replaceAll('\\', '/')), seen)
  return seen
}

test.each(sources.filter((path) => path.startsWith(mqlFolder) && path.endsWith('.mq5')))(
  'no parameter and no variable of %s hides one of the whole program, of which the compiler warns',
  (path) => {
    expect(findHiddenGlobals(programSources(path))).toEqual([])
  },
)

test('a parameter, a variable and a loop that hide something are found, and a field is not', () => {
  const source =
    'input int period=3;\nclass Rule\n  {\n   int period;\n   void Begin(const int period) { for(int period=0; ; ) { } }\n  };'

  expect(findHiddenGlobals(new Map([['a', reader.names(source)]]))).toEqual(['a:5 hides period', 'a:5 hides period'])
})

const expert = readFileSync(join(mqlFolder, 'Experts/Stratomate/Stratomate.mq5'), 'utf8')

test.each([
  ['a semicolon', 'pendingBar=0;\n', 'pendingBar=0\n'],
  ['a bracket', 'if(newest==0 || newest==formingTime)', 'if(newest==0 || newest==formingTime'],
  ['a brace', 'void OnTick()\n  {', 'void OnTick()\n'],
  ['an operator', 'closed>1 ? "several_candles"', 'closed> ? "several_candles"'],
  ['the value of an input', 'input int InpBuyBuffer=-1;', 'input int InpBuyBuffer=;'],
])('a source without %s is found', (_, whole, broken) => {
  expect(expert).toContain(whole)

  expect(findSyntaxErrors(expert.replace(whole, broken)).length).toBeGreaterThan(0)
})

test.each([
  ['Rule *rule;', 'a pointer'],
  ['void Set(Rule *rule) { rule.Begin(); }', 'a pointer'],
  ['void Set(void) { rule->Begin(); }', 'a pointer'],
  ['template<typename T> T Larger(T a,T b) { return(a>b ? a : b); }', 'a template'],
  ['array<int> numbers;', 'a template'],
  ['void Set(void) { auto side=1; }', 'a deduced type'],
  ['void Set(void) { for(int side : sides) Add(side); }', 'a loop over a range'],
  ['void Set(void) { const Rule &rule=rules[0]; }', 'a reference outside of parameters'],
  ['unsigned int count;', 'a type of several words'],
  ['#import "user32.dll"', 'an import'],
])('%s is C++ and not our MQL5', (source, what) => {
  expect(findSyntaxErrors(source)).toContain(`1: ${what} is not in our MQL5`)
})
