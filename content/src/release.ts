import type { Text } from './blocks.ts'

/** A `limit` is what a release does not do yet. The title is read alone, in search of something. */
export type Change = { kind: 'added' | 'changed' | 'fixed' | 'limit'; title: string; text: Text }

/** What most readers want to know of a release, in a sentence. All changes are in its parts. */
export type Highlight = { title: string; text: Text }

/** `date` is an ISO date. At most three highlights. */
export type Release = {
  version: string
  date: string
  title: string
  highlights: readonly Highlight[]
  parts: readonly ReleasePart[]
}

/** What has changed in one part of the product, the most used first. */
export type ReleasePart = { title: string; changes: readonly Change[] }
