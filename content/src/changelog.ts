import type { Text } from './blocks.ts'

export type Change = { kind: 'added' | 'changed' | 'fixed'; text: Text }

/** `date` is an ISO date. */
export type Release = { version: string; date: string; title: string; changes: readonly Change[] }

/** Newest first. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    title: 'First release',
    changes: [{ kind: 'added', text: 'The first release.' }],
  },
]
