import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { isTranslated, otherLanguages, pathIn } from '@stratomate/contracts/site/languages'
import { addressOf } from '#web/shared/page/page-meta.ts'
import { listedPaths } from '#web/shared/page/page-paths.ts'
import { readTokenColors } from './read-token-colors.ts'

/** Files for machines: the sitemap, robots.txt, and the manifest of the installed app. */
export function writeSiteFiles(folder: string): void {
  const color = readTokenColors()
  const translated = otherLanguages.flatMap((language) =>
    listedPaths.filter(isTranslated).map((page) => pathIn(language, page)),
  )
  const places = [...listedPaths, ...translated].map((path) => `  <url><loc>${addressOf(path)}</loc></url>`)
  writeFileSync(
    join(folder, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...places,
      '</urlset>',
      '',
    ].join('\n'),
  )
  writeFileSync(
    join(folder, 'robots.txt'),
    ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', `Sitemap: ${addressOf('/sitemap.xml')}`, ''].join('\n'),
  )
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: '/dashboard',
    display: 'standalone',
    background_color: color('bg'),
    theme_color: color('bg'),
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  }
  writeFileSync(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)
}
