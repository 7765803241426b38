import type { GuideSlug } from '@stratomate/content/guides/guides'

/** The steps that are done, by guide, counted from 0. */
export type GuideProgress = Readonly<Partial<Record<GuideSlug, readonly number[]>>>

type GuideSize = { slug: GuideSlug; steps: readonly unknown[] }

/** Whether every step of a guide is done. */
export function isGuideDone(progress: GuideProgress, { slug, steps }: GuideSize): boolean {
  const done = progress[slug] ?? []
  return steps.every((_, place) => done.includes(place))
}

/** How many guides are done in full. */
export function countDoneGuides(progress: GuideProgress, guides: readonly GuideSize[]): number {
  return guides.filter((guide) => isGuideDone(progress, guide)).length
}

/** The progress with one step switched between done and not done. */
export function toggleStep(progress: GuideProgress, slug: GuideSlug, place: number): GuideProgress {
  const done = progress[slug] ?? []
  const next = done.includes(place) ? done.filter((other) => other !== place) : [...done, place]
  return { ...progress, [slug]: next.toSorted((one, other) => one - other) }
}

/** Reads the stored progress of an earlier visit; values that do not fit are left out. */
export function parseProgress(stored: string | null, slugs: readonly GuideSlug[]): GuideProgress {
  const found = readObject(stored)
  return Object.fromEntries(
    slugs.map((slug) => {
      const steps: unknown = found[slug]
      return [slug, Array.isArray(steps) ? steps.filter((step) => Number.isInteger(step)) : []]
    }),
  )
}

function readObject(stored: string | null): Record<string, unknown> {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
