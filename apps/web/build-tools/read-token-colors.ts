import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The dark theme's colours as `#rrggbb`, by token name, because pictures cannot use OKLCH. Each token has its hex value
 * beside it.
 */
export function readTokenColors(): (name: string) => string {
  const css = readFileSync(fileURLToPath(import.meta.resolve('@stratomate/ui/tokens.css')), 'utf8')
  const dark = css.slice(0, css.indexOf('}'))
  const colors = new Map(
    [...dark.matchAll(/--([a-z0-9-]+):[^;]+; \/\* (#[0-9a-f]{6}) \*\//gu)].map(([, ...pair]) => [
      pair[0] ?? '',
      pair[1] ?? '',
    ]),
  )
  return (name) => {
    const color = colors.get(name)
    if (color === undefined) throw new Error(`tokens.css has no colour "${name}" for the pictures of the site.`)
    return color
  }
}
