import { type GuideSlug, guides } from '@stratomate/content/guides/guides'
import { useSyncExternalStore } from 'react'
import { recall, remember } from '#web/shared/hooks/remember.ts'
import { type GuideProgress, parseProgress, toggleStep } from './guide-progress.ts'

const storageKey = 'guides'
const slugs = guides.map(({ slug }) => slug)
const listeners = new Set<() => void>()
let known: { stored: string | null; progress: GuideProgress } = { stored: null, progress: {} }

type Progress = { progress: GuideProgress; toggle: (slug: GuideSlug, place: number) => void }

/** The reader's progress in the guides, stored in this browser; `null` until the page runs. */
export function useGuideProgress(): Progress | null {
  const progress = useSyncExternalStore(subscribe, readProgress, () => null)
  return progress === null ? null : { progress, toggle }
}

function toggle(slug: GuideSlug, place: number): void {
  const progress = toggleStep(readProgress(), slug, place)
  const stored = JSON.stringify(progress)
  // A browser that stores nothing keeps the marks until the page is left.
  memory = remember(storageKey, stored) ? null : stored
  known = { stored, progress }
  for (const notify of listeners) notify()
}

let memory: string | null = null

function readProgress(): GuideProgress {
  const stored = memory ?? recall(storageKey)
  if (stored !== known.stored) known = { stored, progress: parseProgress(stored, slugs) }
  return known.progress
}

/** Marks from another tab arrive as storage events. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
