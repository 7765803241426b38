import { brand } from '@stratomate/brand'
import { readLanguage } from '@stratomate/contracts/site/languages'
import { publicPages, signedInPages } from '@stratomate/contracts/site/pages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

type Answer = { status: number; html: string; location: string | null }

let product: Product
const answers = new Map<string, Promise<Answer>>()

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => removeProduct(product))

/** What a visitor receives at a path; each path is requested once. */
function ask(path: string): Promise<Answer> {
  const known = answers.get(path)
  if (known !== undefined) return known
  const asked = fetch(`${product.origin}${path}`, { redirect: 'manual' }).then(async (response) => ({
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
  }))
  answers.set(path, asked)
  return asked
}

/** Every path that the site map lists. */
async function listedPaths(): Promise<string[]> {
  const { html } = await ask('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** The addresses in the links of a page, as they are written. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(links)]
}

function valueOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

describe('the links of every page', () => {
  test('lead to a page that is there, and to a place on it that is there', async () => {
    const dead: string[] = []
    for (const path of await listedPaths()) {
      for (const link of linksOf((await ask(path)).html)) {
        if (link.startsWith('mailto:') || link.startsWith('https://')) continue
        const problem = await problemWith(link, path)
        if (problem !== null) dead.push(`${path} → ${link}: ${problem}`)
      }
    }

    expect(dead).toEqual([])
  })

  test('leave the site by https only, in a tab of their own', async () => {
    const wrong: string[] = []
    for (const path of await listedPaths()) {
      for (const [tag = '', href = ''] of (await ask(path)).html.matchAll(/<a\s[^>]*?href="([a-z]+:[^"]*)"[^>]*>/g)) {
        const isFine =
          href.startsWith('mailto:') || (tag.includes('target="_blank"') && /rel="[^"]*no(?:opener|referrer)/.test(tag))
        if (!isFine || href.startsWith('http:')) wrong.push(`${path} → ${href}`)
      }
    }

    expect(wrong).toEqual([])
  })
})

async function problemWith(link: string, from: string): Promise<string | null> {
  const target = new URL(link, `${product.origin}${from}`)
  if (target.origin !== product.origin) return 'leaves the site without saying so'
  const answer = await ask(target.pathname)
  const { language, path } = readLanguage(target.pathname)
  // A page that is not translated is read in English, at its only address.
  if (language !== 'en' && answer.status === 302) {
    return answer.location?.split('?')[0] === path
      ? problemWith(`${path}${target.search}${target.hash}`, from)
      : `leads to ${answer.location}`
  }
  if (signedInPages.some((page) => page === target.pathname)) {
    return answer.location?.startsWith('/api/login') === true ? null : 'is not behind the sign-in'
  }
  if (target.pathname === '/api/login') return answer.status === 302 ? null : `answers ${answer.status}`
  if (answer.status !== 200) return `answers ${answer.status}`
  const place = decodeURIComponent(target.hash.slice(1))
  return place === '' || answer.html.includes(`id="${place}"`) ? null : 'has no such place'
}

describe('search engines', () => {
  test('find every public page in the map, and none that is a personal errand', async () => {
    const listed = await listedPaths()

    expect(listed).toEqual(expect.arrayContaining([...publicPages]))
    expect(listed).not.toContain('/dashboard')
    expect(listed).not.toContain('/login')
    expect((await ask('/robots.txt')).html).toContain(`Sitemap: ${brand.website}/sitemap.xml`)
  })

  test('read a title and a description of its own on every page, and its one address', async () => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const problems: string[] = []
    for (const path of await listedPaths()) {
      const { html } = await ask(path)
      const title = valueOf(html, /<title>([^<]+)<\/title>/)
      const description = valueOf(html, /<meta name="description" content="([^"]+)"/)

      expect(html).toContain(`<link rel="canonical" href="${brand.website}${path}"`)
      expect(html).toContain(`<html lang="${readLanguage(path).language}"`)
      expect(html).not.toContain('content="noindex"')
      if (title.length < 6 || description.length < 21)
        problems.push(`${path} says too little: ${title}, ${description}`)
      for (const [text, seen] of [
        [title, titles],
        [description, descriptions],
      ] as const) {
        const said = `${readLanguage(path).language}: ${text}`
        if (seen.has(said)) problems.push(`${path} and ${seen.get(said)} both say ${said}`)
        seen.set(said, path)
      }
    }

    expect(problems).toEqual([])
  })

  test('are told to leave errands alone', async () => {
    const paths = ['/login', '/sign-up', '/payment-success', '/no-such-page']
    const pages = await Promise.all(paths.map(ask))

    expect(pages.map(({ html }) => html.includes('<meta name="robots" content="noindex"'))).toEqual(
      paths.map(() => true),
    )
  })

  test('read structured data that is whole', async () => {
    const kinds = new Map<string, string[]>()
    for (const path of ['/', '/pricing', '/documentation', '/how-to/download-mt5', '/support']) {
      const { html } = await ask(path)
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      const found = blocks.map(([, text = '']) => JSON.parse(text) as { '@context': string; '@type': string })
      for (const block of found) expect(block['@context']).toBe('https://schema.org')
      kinds.set(path, found.map((block) => block['@type']).toSorted())
    }

    expect(Object.fromEntries(kinds)).toEqual({
      '/': ['FAQPage', 'Organization', 'Product'],
      '/pricing': ['BreadcrumbList', 'FAQPage', 'Product'],
      '/documentation': ['BreadcrumbList'],
      '/how-to/download-mt5': ['BreadcrumbList', 'HowTo'],
      '/support': ['BreadcrumbList', 'FAQPage'],
    })
  })
})

describe('what a browser fetches beside the pages', () => {
  test.each([
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/share.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
  ])('is there: %s', async (path, type) => {
    const response = await fetch(`${product.origin}${path}`)
    const size = (await response.arrayBuffer()).byteLength

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    expect(size).toBeGreaterThan(50)
  })

  test('a page that has not changed is not sent again', async () => {
    const first = await fetch(`${product.origin}/pricing`)
    const again = await fetch(`${product.origin}/pricing`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })

    expect(first.headers.get('content-encoding')).not.toBe(null)
    expect(again.status).toBe(304)
  })

  test('a page with a slash too many leads to the page', async () => {
    const response = await fetch(`${product.origin}/pricing/?tier=pro_trader`, { redirect: 'manual' })

    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/pricing?tier=pro_trader')
  })
})
