import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part of a built page that is words, links and drawings: it stands in the page from the start and works as such,
 * so its script waits until the browser is idle, and the rest is usable sooner. Where the page was not built with it
 * (a way here from another page), it is fetched at once. `anchorId` is the id of an element inside.
 */
export function hydrateLater<Props extends object>(
  anchorId: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR && document.getElementById(anchorId) !== null) await whenIdle()
    return { default: await load() }
  })
}
