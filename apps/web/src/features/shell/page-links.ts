import type { TranslatedText } from '@stratomate/content/languages/translated-text'

/** `marks`: the page that the link names too, although it leads to a place on another one. */
export type PageLink = { label: TranslatedText; to: string; isPro?: boolean; marks?: string }

/** The header's links on public pages (SPEC §2). */
export const siteLinks: readonly PageLink[] = [
  { label: 'Features', to: '/#features' },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Strategies', to: '/#strategies', marks: '/strategies-library' },
]

/** The header's links on signed-in pages. */
export const appLinks: readonly PageLink[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Strategies', to: '/strategies-library' },
]

export const appLinksAfterDownloads: readonly PageLink[] = [
  { label: 'Documentation', to: '/documentation' },
  { label: 'Community', to: '/community' },
  { label: 'Support', to: '/support' },
]

export const downloadLinks: readonly PageLink[] = [
  { label: 'Main Download', to: '/download' },
  { label: 'Indicator Addons', to: '/indicator-addons', isPro: true },
]

/** The other linked routes and the pages of the footer: in the 'More' menu and in the overlay (DECISIONS, Owner's gates). */
export const moreLinks: readonly PageLink[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Strategy Library', to: '/strategies-library' },
  { label: 'Strategy Lab', to: '/lab' },
  { label: 'Documentation', to: '/documentation' },
  { label: 'Community', to: '/community' },
  { label: 'Support', to: '/support' },
  { label: 'Feedback', to: '/feedback' },
  { label: 'How-To Guides', to: '/how-to' },
  { label: 'Error Codes', to: '/errors' },
  { label: 'Status', to: '/status' },
  { label: 'Changelog', to: '/changelog' },
]

export const footerColumns: readonly { title: TranslatedText; links: readonly PageLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: '/#features' },
      { label: 'How It Works', to: '/#how-it-works' },
      { label: 'Strategies', to: '/#strategies' },
      { label: 'Pricing', to: '/pricing' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Documentation', to: '/documentation' },
      { label: 'Strategy Guide', to: '/documentation#trading-strategies' },
      { label: 'Support', to: '/support' },
      { label: 'Blog', to: '/changelog' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Use', to: '/#legal' },
      { label: 'Privacy Policy', to: '/?document=privacy-policy#legal' },
      { label: 'Service Agreement', to: '/?document=service-agreement#legal' },
      { label: 'License Agreement', to: '/?document=license-agreement#legal' },
    ],
  },
]

/** What the header marks in its bar: the page that is open, or the one that holds what it shows. */
export function markOf(link: PageLink, pathname: string): 'page' | 'true' | undefined {
  if (isCurrent(link, pathname)) return 'page'
  return link.marks !== undefined && isUnder(link.marks, pathname) ? 'true' : undefined
}

/** Whether a menu is marked: it holds the open page, and no link beside it in the bar is marked already. */
export function isMenuMarked(links: readonly PageLink[], bar: readonly PageLink[], pathname: string): boolean {
  return links.some((link) => isCurrent(link, pathname)) && bar.every((link) => markOf(link, pathname) === undefined)
}

/** Whether a link leads to the open page; a place inside a page is never 'the current page'. */
export function isCurrent(link: { label: string; to: string }, pathname: string): boolean {
  return !link.to.includes('#') && isUnder(link.to, pathname)
}

function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
