import { brand } from '@stratomate/brand'
import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { riskText } from '@stratomate/domain/trading/risk-text'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Logo } from '#web/shared/page/logo.tsx'
import { requestPalette } from '#web/shared/page/palette-request.ts'
import { t } from '#web/shared/language/t.ts'
import { CandleSwitch } from './candle-switch.tsx'
import { LanguageChoice } from './language-choice.tsx'
import type { PageLink } from './page-links.ts'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Here and not beside the links of the header, which every page loads before it can be used. */
const footerColumns: readonly { title: TranslatedText; links: readonly PageLink[] }[] = [
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

/** The year of the build: pages are built for every release, and a script updates it in older ones. */
const year = new Date().getFullYear()

/** `site`: with the links of the public pages. `app`: with room for the bar below it on phones. */
export function SiteFooter({ kind }: { kind: 'site' | 'app' | 'console' }) {
  const isSlim = kind !== 'site'
  return (
    <footer
      id="footer"
      className={clsx(
        'mt-10 border-t border-line pt-8 text-sm text-text-3',
        kind === 'app' ? 'pb-28 lg:pb-12' : 'pb-8',
      )}
    >
      <div className={clsx('mx-auto px-4 md:px-6', isSlim ? 'max-w-app' : 'max-w-marketing lg:px-8')}>
        {isSlim ? null : <FooterColumns />}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <ThemeSwitch />
            <CandleSwitch />
            <LanguageChoice />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SocialLinks />
            {isSlim ? <QuietLinks /> : null}
          </div>
        </div>
        <div className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p className="max-w-prose">
            {t(riskText.short)} {t('{brand} is not a financial advisor or broker.', { brand: brand.name })}{' '}
            {t('Subscriptions are processed through a card payment provider.')}
          </p>
          <div className="grid content-start gap-1 lg:text-right">
            <p>{t('Not affiliated with MetaQuotes or Pocket Option.')}</p>
            <p suppressHydrationWarning>
              © {year} {brand.company}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

const quietLook =
  'inline-flex min-h-9 cursor-pointer items-center text-text-2 no-underline hover:text-text hover:underline'

function QuietLinks() {
  return (
    <>
      <Link to="/status" className={quietLook}>
        {t('Status')}
      </Link>
      <Link to="/developers" className={quietLook}>
        {t('For developers')}
      </Link>
      <button type="button" className={quietLook} onClick={requestPalette}>
        {t('Search everything')}
      </button>
      <ShortcutKeys className={quietLook} />
    </>
  )
}

function FooterColumns() {
  return (
    <div className="mb-6 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
      <div className="grid content-start gap-3">
        <Logo />
        <p>{brand.tagline}</p>
        <div className="grid justify-items-start">
          <QuietLinks />
        </div>
      </div>
      {footerColumns.map(({ title, links }) => (
        <nav key={title} aria-label={t(title)}>
          <h2 className="mb-2 text-sm leading-normal font-semibold tracking-normal text-text">{t(title)}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <Link to={link.to} className={quietLook}>
                  {t(link.label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
