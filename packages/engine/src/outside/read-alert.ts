import type { Side } from '@stratomate/contracts'
import { outsideBytesMax, type OutsideProblem } from '@stratomate/contracts/desktop-window/outside-values'
import { readJson } from '@stratomate/std/text'
import { instantOf, isInstantLike } from './instant-of.ts'
import { isLengthLike, lengthOf } from './length-of.ts'
import { sideOf } from './side-of.ts'
import { symbolOf } from './symbol-of.ts'

/** The content of a message from outside. `id` is its own, if it has one; `lengthS` is null when it does not say. */
export type OutsideCall = {
  readonly id: string | null
  readonly symbol: string
  readonly side: Side
  readonly atMs: number
  readonly lengthS: number | null
}

export type ReadCall =
  | { readonly kind: 'call'; readonly call: OutsideCall }
  | { readonly kind: 'problem'; readonly problem: OutsideProblem }

type Found = { ids: string[]; symbols: string[]; sides: Side[]; times: string[]; lengths: string[] }

const idShape = /^[\x20-\x7E]{1,120}$/u

/** Reads an alert by one of the two templates: JSON when it begins with a brace, else words in any order. Never throws. */
export function readAlert(message: string): ReadCall {
  const text = message.trim()
  if (text === '') return refused('empty')
  if (text.length > outsideBytesMax) return refused('too_long')
  return text.startsWith('{') ? readFields(text) : readPlain(text)
}

function readFields(text: string): ReadCall {
  const content = readJson(text)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return refused('not_json')
  const found: Found = { ids: [], symbols: [], sides: [], times: [], lengths: [] }
  for (const [name, value] of Object.entries(content)) {
    if (typeof value !== 'string') return refused('wrong_type')
    if (name === 'id') found.ids.push(value)
    else if (name === 'symbol') found.symbols.push(value)
    else if (name === 'time') found.times.push(value)
    else if (name === 'length') found.lengths.push(value)
    else if (name === 'side') {
      const side = sideOf(value.trim())
      if (side === null) return refused('no_side')
      found.sides.push(side)
    }
  }
  return callOf(found)
}

function readPlain(text: string): ReadCall {
  const found: Found = { ids: [], symbols: [], sides: [], times: [], lengths: [] }
  for (const word of text.split(/[\s,;|]+/u)) {
    const side = sideOf(word)
    if (word === '') continue
    else if (side !== null) found.sides.push(side)
    else if (word.startsWith('id=')) found.ids.push(word.slice('id='.length))
    else if (isInstantLike(word)) found.times.push(word)
    else if (isLengthLike(word)) found.lengths.push(word)
    else found.symbols.push(word)
  }
  return callOf(found)
}

/** Exactly one symbol, one side and one time; at most one length and one id. */
function callOf({ ids, symbols, sides, times, lengths }: Found): ReadCall {
  const [side] = sides
  if (side === undefined) return refused('no_side')
  if (sides.some((other) => other !== side)) return refused('two_sides')
  const [named, another] = symbols
  if (named === undefined || named === '') return refused('no_symbol')
  if (another !== undefined) return refused('two_symbols')
  const symbol = symbolOf(named.trim())
  if (symbol === null) return refused('no_symbol')
  const [time] = times
  if (time === undefined) return refused('no_time')
  const atMs = times.length > 1 ? null : instantOf(time.trim())
  if (atMs === null) return refused('bad_time')
  const lengthS = lengths.length === 0 ? null : lengthOf((lengths[0] ?? '').trim())
  if (lengths.length > 1 || (lengths.length === 1 && lengthS === null)) return refused('bad_length')
  const [id = ''] = ids
  return { kind: 'call', call: { id: idShape.test(id) ? id : null, symbol, side, atMs, lengthS } }
}

function refused(problem: OutsideProblem): ReadCall {
  return { kind: 'problem', problem }
}
