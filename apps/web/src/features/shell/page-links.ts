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

/** Whether a link leads to the open page, or names it (`marks`); a place inside a page is never 'the current page'. */
export function isCurrent({ to, marks = to }: { to: string; marks?: string }, pathname: string): boolean {
  return !marks.includes('#') && (pathname === marks || pathname.startsWith(`${marks}/`))
}

/** Whether a menu is marked: it holds the open page, and no link beside it in the bar names that. */
export function isMenuMarked(links: readonly PageLink[], pathname: string): boolean {
  const marksIn = (some: readonly PageLink[]) => some.some((link) => isCurrent(link, pathname))
  return marksIn(links) && !marksIn(siteLinks)
}
