import { heldMark } from '#web/shared/page/start-script.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/gu
const startsThePage = /\/entry\.client-/u
const starter = '<script type="module" async="">'

/**
 * Delays the script of a built page until its first paint (`start-script.ts`), together with the files that it needs.
 * Measured on a slow phone: the largest paint then comes before any script instead of after all of them. `more` are
 * files that are not preloaded by the page.
 */
export function holdScripts(html: string, more: readonly string[] = []): string {
  if (!html.includes(starter)) return html
  const files = [...html.matchAll(preload)]
    .map(([, file = '']) => file)
    .toSorted((one, other) => Number(startsThePage.test(other)) - Number(startsThePage.test(one)))
  const held = [...new Set([...files, ...more])].join(' ')
  return html.replaceAll(preload, '').replace(starter, `<script type="text/plain" ${heldMark}="${held}">`)
}
