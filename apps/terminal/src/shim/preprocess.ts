import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source of MQL5 as C++, one translation unit with everything it includes. */
export type Preprocessed = { code: string; events: string[] }

const eventNames = ['OnInit', 'OnDeinit', 'OnCalculate', 'OnTick', 'OnTimer', 'OnChartEvent'] as const

/**
 * Turns a program of MQL5 into C++ for the shim: includes are inlined once, properties become comments, and strings,
 * inputs and dynamic arrays get the shim's words. Line numbers survive. `includeFolder` is the terminal's Include.
 */
export function preprocess(path: string, includeFolder: string): Preprocessed {
  const body = inline(path, { includeFolder, seen: new Set() })
  const events = eventNames.filter((name) => new RegExp(`^\\s*(?:int|void)\\s+${name}\\s*\\(`, 'mu').test(body))
  const exports = events.map((name) => exportOf(name)).join('\n')
  return {
    code: `#include "mql5.hpp"\nnamespace program {\nusing namespace mql;\n${body}\n}\n#line 1 "exports"\n${exports}\n`,
    events,
  }
}

type Inclusion = { includeFolder: string; seen: Set<string> }

function inline(path: string, inclusion: Inclusion): string {
  const lines = readFileSync(path, 'utf8').replaceAll('\r\n', '\n').split('\n')
  const translated = lines.map((line, index) => {
    const include = /^\s*#include\s*<(.+)>/u.exec(line)
    if (include === null) return translateLine(line)
    const file = join(inclusion.includeFolder, (include[1] ?? '').replaceAll('\\', '/'))
    if (inclusion.seen.has(file)) return ''
    inclusion.seen.add(file)
    return `${inline(file, inclusion)}\n#line ${index + 2} "${path}"`
  })
  return [`#line 1 "${path}"`, ...translated].join('\n')
}

function translateLine(line: string): string {
  if (/^\s*#(?:property|resource)\b/u.test(line)) return `// ${line}`
  if (/^\s*input\s+group\b/u.test(line)) return `// ${line}`
  // Code is what is outside strings, characters and comments.
  const pieces = line.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*$|[^"'/]+|\//gu) ?? []
  return translateInput(pieces.map((piece) => translatePiece(piece)).join(''))
}

function translatePiece(piece: string): string {
  if (piece.startsWith('"')) return `string(${piece})`
  if (piece.startsWith("'") || piece.startsWith('//')) return piece
  return translateArrays(piece)
}

/** `double a[],b[]` and `double &a[]` become arrays of the shim; brackets with an index inside are not touched. */
function translateArrays(code: string): string {
  const type = String.raw`\b((?!return\b|const\b|else\b)[A-Za-z_]\w*)`
  return code
    .replaceAll(new RegExp(String.raw`${type}(\s*&\s*|\s+)([A-Za-z_]\w*)\s*\[\s*\]`, 'gu'), 'array<$1>$2$3')
    .replaceAll(/,(\s*[A-Za-z_]\w*)\s*\[\s*\]/gu, ',$1')
}

/** An input is a constant that the host may set before the program starts. */
function translateInput(line: string): string {
  return line.replace(/^\s*s?input\s+(\w+)\s+(\w+)\s*=\s*([^;]+);/u, 'static const $1 $2=mql::input<$1>("$2",$3);')
}

function exportOf(name: (typeof eventNames)[number]): string {
  const start = 'extern "C" __attribute__((visibility("default")))'
  switch (name) {
    case 'OnInit':
      return `${start} int mql_OnInit() { return program::OnInit(); }`
    case 'OnDeinit':
      return `${start} void mql_OnDeinit(int reason) { program::OnDeinit(reason); }`
    case 'OnTick':
    case 'OnTimer':
      return `${start} void mql_${name}() { program::${name}(); }`
    case 'OnChartEvent':
      return `${start} void mql_OnChartEvent(int id, const long& place, const double& price, const mql::string& name) { program::OnChartEvent(id, place, price, name); }`
    case 'OnCalculate':
      return `${start} int mql_OnCalculate(int total, int calculated, const mql::array<mql::datetime>& time, const mql::array<double>& open, const mql::array<double>& high, const mql::array<double>& low, const mql::array<double>& close, const mql::array<long>& ticks, const mql::array<long>& volume, const mql::array<int>& spread) { return program::OnCalculate(total, calculated, time, open, high, low, close, ticks, volume, spread); }`
    default:
      return name satisfies never
  }
}
