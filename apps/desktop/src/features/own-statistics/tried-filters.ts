import { createHash } from 'node:crypto'
import { type FilterInput, filtersTriedMax } from '@stratomate/contracts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

const noteName = 'tried_filters'
/**
 * How many characters of a digest are stored; fewer than one of 10^11 journals with 10,000 filters has two that share
 * them.
 */
const digestLength = 16

/** The different filters that were ever tried on this computer, as digests in a note of the journal. */
export class TriedFilters {
  readonly #notes: Notes

  constructor(notes: Notes) {
    this.#notes = notes
  }

  count(): number {
    return this.#read().length
  }

  /** Counts a filter as tried, unless it was tried before or the most are counted. Answers the count. */
  add({ account, currency, period, dimension, values }: FilterInput): number {
    const known = this.#read()
    if (known.length >= filtersTriedMax) return known.length
    const words = [account, currency, period, dimension, [...new Set(values)].toSorted()]
    const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, digestLength)
    if (known.includes(digest)) return known.length
    this.#notes.writeNote(noteName, [...known, digest].join(' '))
    return known.length + 1
  }

  #read(): string[] {
    return (this.#notes.readNote(noteName) ?? '').match(/[\da-f]{16}/gu) ?? []
  }
}
