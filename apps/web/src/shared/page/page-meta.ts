import { brand } from '@stratomate/brand'
import { spoken } from '#web/shared/language/spoken.ts'
import { personalPages, signedInPages } from '@stratomate/contracts/site/pages'

/** One level above the page: its name and path, outermost first. */
export type Crumb = { name: string; path: string }

export type PageFacts = {
  /** The path of the page; its canonical address is the site's address followed by this path. */
  path: string
  title: string
  description: string
  /** The pages above this one; the page itself is added. */
  trail?: readonly Crumb[]
  /** More structured data about the content, as schema.org objects. */
  data?: readonly Record<string, unknown>[]
}

/** The picture for links that are shared, drawn by the build (1200 × 630). */
const sharePicture = '/share.png'

const unlistedPaths: ReadonlySet<string> = new Set([...personalPages, ...signedInPages, '/404'])

/** Title, description, canonical address, sharing and structured data, the same set for every page. */
export function pageMeta({ path, title, description, trail, data = [] }: PageFacts) {
  const isListed = !unlistedPaths.has(path)
  const address = addressOf((spoken.base + path).replace(/(.)\/$/u, '$1'))
  const fullTitle = title.startsWith(brand.name) ? title : `${title} · ${brand.name}`
  const crumbs = trail === undefined ? [] : [breadcrumbs([...trail, { name: title, path }])]
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isListed ? [{ tagName: 'link', rel: 'canonical', href: address }] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: addressOf(sharePicture) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}. ${brand.tagline}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...data, ...crumbs].map((object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } })),
  ]
}

/** The absolute address of a path of this site. */
export function addressOf(path: string): string {
  return `${brand.website}${path}`
}

function breadcrumbs(trail: readonly Crumb[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: addressOf(path),
    })),
  }
}
