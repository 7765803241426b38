import { findGaps, type Gap } from './find-gaps.ts'

const { needed, missed } = findGaps(process.env)
const lines = [
  ...(needed.length === 0 ? ['Nothing is missing: a production service starts with these settings.'] : []),
  ...section('Production does not start without:', needed),
  ...section('It starts without, but:', missed),
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = needed.length === 0 ? 0 : 1

function section(title: string, gaps: readonly Gap[]): string[] {
  if (gaps.length === 0) return []
  return ['', title, ...gaps.flatMap(({ what, how }) => [`  ${what}`, `      ${how}`])]
}
