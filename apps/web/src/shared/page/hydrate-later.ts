import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import { whenNear } from '#web/shared/hooks/when-near.ts'

/** When the script is loaded. `idle`: when the browser is idle. `near`: when the reader comes near the part. */
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
 * A part of a built page that consists of words, links and drawings. It works without a script, so its script waits and
 * the rest of the page is interactive sooner. When the page was reached by a link inside the site, the part is loaded
 * at once.
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
