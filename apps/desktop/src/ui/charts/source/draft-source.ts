import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import type { SourceChoice, SourceKind } from '@stratomate/contracts/terminal/source-choice'
import { proposeSources, type SourceProblem, sourceProblem } from '@stratomate/domain/trading/source-sides'
import { t } from '../../language/t.ts'

export type FoundIndicator = WindowLookedChart['found'][number]
/** One entry of the list: an indicator of the chart, or the arrows that are drawn as objects. */
export type SourceEntry = { key: string } & ({ kind: 'indicator'; found: FoundIndicator } | { kind: 'objects' })

export const kindLabels = {
  arrows: 'Two buffers of arrows',
  sign: 'One buffer, above and below zero',
  colour: 'Colors of a line',
  objects: 'Arrows drawn as objects',
} as const satisfies Record<SourceKind, string>

export const problemLabels = {
  gone: 'The chart does not show this source now. Choose another one.',
  filled: 'This gives a signal on so many candles that it is a line, not signals. Choose other buffers.',
  same: 'Buying and selling need two different places.',
  silent: 'It gave no signal on these candles. Check that these are the right places before you use them.',
} as const satisfies Record<SourceProblem, string>

/** Everything that could be the chart's source, as its terminal lists it. */
export function sourceEntries({ found, drawn }: WindowLookedChart): SourceEntry[] {
  const entries = found.map((one): SourceEntry => ({ kind: 'indicator', key: indicatorKey(one), found: one }))
  return drawn.length === 0 ? entries : [...entries, { kind: 'objects', key: 'objects' }]
}

/** The entry of a choice; null when the chart no longer has it. */
export function entryOf(choice: SourceChoice, entries: readonly SourceEntry[]): SourceEntry | null {
  const key = choice.kind === 'objects' ? 'objects' : indicatorKey(choice)
  return entries.find((entry) => entry.key === key) ?? null
}

/** The likeliest way to read an entry; where there is none, its first two buffers, which the person can change. */
export function firstDraft(entry: SourceEntry, looked: WindowLookedChart): SourceChoice {
  if (entry.kind === 'objects') return draftOfKind('objects', entry, looked)
  return proposeSources(entry.found)[0] ?? draftOfKind('arrows', entry, looked)
}

/** The likeliest places for a way of reading. */
export function draftOfKind(kind: SourceKind, entry: SourceEntry, { drawn }: WindowLookedChart): SourceChoice {
  if (entry.kind === 'objects' || kind === 'objects') {
    const [buy = '', sell = buy] = drawn.map(({ pattern }) => pattern).toSorted(byDirection)
    return { kind: 'objects', buy, sell }
  }
  const { name, inputs, buffers } = entry.found
  const likely = proposeSources(entry.found).find((one) => one.kind === kind)
  if (likely !== undefined) return likely
  const [first = 0, second = 1] = buffers.map(({ n }) => n)
  switch (kind) {
    case 'arrows':
      return { kind, name, inputs, buy: first, sell: second }
    case 'sign':
      return { kind, name, inputs, buffer: first }
    case 'colour':
      return { kind, name, inputs, buffer: first, buy: 0, sell: 1 }
    default:
      return kind satisfies never
  }
}

/** Buys become sells. */
export function turned(choice: SourceChoice): SourceChoice {
  switch (choice.kind) {
    case 'sign':
      return choice
    case 'objects':
      return { ...choice, buy: choice.sell, sell: choice.buy }
    case 'arrows':
    case 'colour':
      return { ...choice, buy: choice.sell, sell: choice.buy }
    default:
      return choice satisfies never
  }
}

/** The message about a draft, and whether it may be used: a merely silent one may. */
export function judgeDraft(
  choice: SourceChoice,
  looked: WindowLookedChart,
): { words: string | null; isUsable: boolean } {
  const problem = sourceProblem(choice, looked)
  if (problem === null) return { words: null, isUsable: true }
  return { words: t(problemLabels[problem]), isUsable: problem === 'silent' }
}

/** What an entry is, in a few words. */
export function entryLabel(entry: SourceEntry, { drawn }: WindowLookedChart): string {
  if (entry.kind === 'objects')
    return drawn.length === 1 ? t('1 kind of arrow') : t('{count} kinds of arrows', { count: drawn.length })
  const { window } = entry.found
  const kind = kindText(entry.found)
  return window === 0 ? kind : `${kind}, ${t('window {number}', { number: window })}`
}

function kindText(found: FoundIndicator): string {
  if (found.buffers.length === 0) return t('not ready yet')
  if (found.own === 1) return t('one of ours')
  const likely = proposeSources(found)[0]
  return likely === undefined ? t('lines only') : t(likelyLabels[likely.kind])
}

const likelyLabels = {
  arrows: 'arrows',
  sign: 'above and below zero',
  colour: 'changes color',
  objects: 'arrows',
} as const satisfies Record<SourceKind, string>

/** A name with a direction goes to the place of that direction: what buys comes first. */
function byDirection(one: string, other: string): number {
  const isUp = (pattern: string): number => (/up|buy|call|long/iu.test(pattern) ? 0 : 1)
  return isUp(one) - isUp(other)
}

function indicatorKey({ name, inputs }: { name: string; inputs: string }): string {
  return `${inputs} ${name}`
}
