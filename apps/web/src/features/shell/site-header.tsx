import { brand } from '@stratomate/brand'
import { DisclosureMenu } from '@stratomate/ui/disclosure-menu'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { Logo } from '#web/shared/page/logo.tsx'
import { t } from '#web/shared/language/t.ts'
import { MobileMenu } from './mobile-menu.tsx'
import {
  appLinks,
  appLinksAfterDownloads,
  downloadLinks,
  isCurrent,
  isMenuMarked,
  moreLinks,
  type PageLink,
  siteLinks,
} from './page-links.ts'
import { useScrolled } from './use-scrolled.ts'
import { UserMenu } from './user-menu.tsx'

type SiteHeaderProps = {
  /** `site`: transparent at the top of public pages. `app`: solid, with the links of the signed-in pages. */
  kind: 'site' | 'app'
  /** Where these pages have places of their own, in the place of those of all pages. */
  links?: readonly PageLink[]
  /** Short states beside the user menu, such as the connection. */
  status?: ReactNode
  /** The notifications of the signed-in person. */
  bell: ReactNode
}

export function SiteHeader({ kind, links, status, bell }: SiteHeaderProps) {
  const isScrolled = useScrolled()
  const isApp = kind === 'app'
  return (
    <header
      data-scrolled={isScrolled || isApp}
      className={clsx(
        'fixed inset-x-0 top-0 z-30 border-b border-transparent transition-colors duration-(--dur-2)',
        'data-[scrolled=true]:border-line data-[scrolled=true]:bg-bg/86 data-[scrolled=true]:shadow-menu data-[scrolled=true]:backdrop-blur-sm',
        isApp ? 'h-14' : 'h-15 md:h-16',
      )}
    >
      <div
        className={clsx(
          'mx-auto flex h-full items-center gap-3 px-4 md:px-6 xl:gap-6',
          isApp ? 'max-w-app' : 'max-w-marketing lg:px-8',
        )}
      >
        <Link to="/" aria-label={t('{brand} home', { brand: brand.name })} className="min-w-6 rounded-xs">
          <Logo />
        </Link>
        <nav aria-label={t('Main')} className="hidden h-full flex-none items-stretch lg:flex xl:ml-1">
          {links === undefined ? <PageNav isApp={isApp} /> : <NavLinks links={links} />}
        </nav>
        <div className="ml-auto flex flex-none items-center gap-2">
          {status}
          {bell}
          <UserMenu isApp={isApp} />
          {isApp ? null : <TrialLink />}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function PageNav({ isApp }: { isApp: boolean }) {
  return (
    <>
      <NavLinks links={isApp ? appLinks : siteLinks} />
      <NavMenu label="Downloads" links={downloadLinks} />
      {isApp ? <NavLinks links={appLinksAfterDownloads} /> : <NavMenu label="More" links={moreLinks} />}
    </>
  )
}

/**
 * Members are led to their dashboard, which offers the trial to those who may have it. On phones the bell uses its room
 * for a signed-in person; the menu has the same link.
 */
function TrialLink() {
  const isMember = useSignInHint() === 'member'
  return (
    <LinkButton
      to={isMember ? '/dashboard' : '/pricing'}
      variant="primary"
      size="sm"
      className={isMember ? 'max-sm:hidden' : undefined}
    >
      {/* As wide for members as for visitors, so that nothing beside it moves. */}
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span aria-hidden="true" className="invisible">
          {t('Start Free Trial')}
        </span>
        <span>{t(isMember ? 'Dashboard' : 'Start Free Trial')}</span>
      </span>
    </LinkButton>
  )
}

/** With a line under the open page, or under the menu that contains it. */
const linkLook =
  'relative flex items-center gap-1 px-2 text-base whitespace-nowrap text-text-2 no-underline hover:text-text aria-current:font-medium aria-current:text-text focus-visible:-outline-offset-4 xl:px-3 after:absolute after:inset-x-2 after:-bottom-px after:hidden after:h-0.5 after:bg-signal aria-current:after:block xl:after:inset-x-3'

function NavLinks({ links }: { links: readonly PageLink[] }) {
  const { pathname } = useLocation()
  return links.map((link) => (
    <Link
      key={t(link.label)}
      to={link.to}
      aria-current={isCurrent(link, pathname) ? 'page' : undefined}
      className={linkLook}
    >
      {t(link.label)}
    </Link>
  ))
}

function NavMenu({ label, links }: { label: PageLink['label']; links: readonly PageLink[] }) {
  const { pathname } = useLocation()
  return (
    <DisclosureMenu
      opensOnHover
      isCurrent={isMenuMarked(links, pathname)}
      triggerClassName={`${linkLook} h-full`}
      trigger={
        <>
          {t(label)}
          <ChevronDown size={15} aria-hidden="true" />
        </>
      }
    >
      {(close) =>
        links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              className="flex min-h-10 items-center justify-between gap-4 rounded-sm px-3 text-base whitespace-nowrap text-text-2 no-underline hover:bg-s2 hover:text-text aria-[current=page]:text-text"
              onClick={close}
            >
              {t(link.label)}
              {link.isPro === true ? <Tag>PRO</Tag> : null}
            </Link>
          </li>
        ))
      }
    </DisclosureMenu>
  )
}
