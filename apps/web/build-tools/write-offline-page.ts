import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { buttonLook } from '@stratomate/ui/look/button-look'
import { themeScript } from '#web/shared/page/theme.ts'

/** The part of the site that a browser stores for use without a network. */
export const offlinePath = '/offline'

/**
 * What the browser shows instead of a signed-in page without a network: words, the site's own style, and no personal
 * data. It is not a route, because every route adds bytes to the first script of each page.
 */
export function writeOfflinePage(folder: string): void {
  const dashboard = readFileSync(join(folder, 'dashboard/index.html'), 'utf8')
  const looks = dashboard.match(/<link [^>]*(?:rel="stylesheet"|as="font")[^>]*>/gu) ?? []
  mkdirSync(join(folder, offlinePath), { recursive: true })
  writeFileSync(join(folder, offlinePath, 'index.html'), pageWith(looks.join('')))
}

function pageWith(looks: string): string {
  return `<!DOCTYPE html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex">
<title>Offline · ${brand.name}</title>
<script>${themeScript}</script>${looks}
</head>
<body>
<main id="main" class="mx-auto grid w-full max-w-prose justify-items-start gap-5 px-4 pt-32 md:px-6">
<p class="text-lg font-semibold">${brand.name}</p>
<h1 class="text-2xl">You are offline</h1>
<p class="text-md text-text-2">This page needs a network. Trading on your computer continues with the trades that are already reserved for the day, and the dashboard catches up as soon as you are back.</p>
<a class="${buttonLook({ variant: 'primary' })}" href="/dashboard">Try again</a>
</main>
</body>
</html>
`
}
