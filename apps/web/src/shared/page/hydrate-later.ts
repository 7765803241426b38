import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import { whenNear } from '#web/shared/hooks/when-near.ts'

/** `idle`: as soon as the browser has nothing better to do. `near`: when the reader comes near it. */
type Moment = 'idle' | 'near'

const wait = {
  idle: whenIdle,
  near: (element: Element) => whenNear(element),
} as const satisfies Record<Moment, (element: Element) => Promise<void>>

type LaterPart<Props> = {
  /** The id of an element inside the part. */
  anchorId: string
  moment: Moment
  load: () => Promise<ComponentType<Props>>
}

/**
 * A part of a built page that is words, links and drawings: it is in the page from the start and works as such, so its
 * script waits, and the rest is usable sooner. Where the page was not built with it (a way here from another page), it
 * is fetched at once.
 */
export function hydrateLater<Props extends object>({
  anchorId,
  moment,
  load,
}: LaterPart<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const built = import.meta.env.SSR ? null : document.getElementById(anchorId)
    if (built !== null) await wait[moment](built)
    return { default: await load() }
  })
}
