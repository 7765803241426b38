import type { TranslatedText } from '@stratomate/content/languages/translated-text'

export type PageLink = { label: TranslatedText; to: string; isPro?: boolean }

/** The header's links on public pages (SPEC §2). */
export const siteLinks: readonly PageLink[] = [
  { label: 'Features', to: '/#features' },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Strategies', to: '/#strategies' },
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

/** The other linked routes: in the 'More' menu and in the overlay (DECISIONS, Owner's gates). */
export const moreLinks: readonly PageLink[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Strategy Library', to: '/strategies-library' },
  { label: 'Strategy Lab', to: '/lab' },
  { label: 'Documentation', to: '/documentation' },
  { label: 'Community', to: '/community' },
  { label: 'Support', to: '/support' },
  { label: 'Feedback', to: '/feedback' },
  { label: 'How-To Guides', to: '/how-to' },
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

/** Whether a link leads to the open page; a place inside a page is never 'the current page'. */
export function isCurrent(link: { label: string; to: string }, pathname: string): boolean {
  return !link.to.includes('#') && (pathname === link.to || pathname.startsWith(`${link.to}/`))
}
