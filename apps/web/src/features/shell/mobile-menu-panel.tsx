import { brand } from '@stratomate/brand'
import { navigations } from '@stratomate/contracts/routes'
import { ModalElement } from '@stratomate/ui/dialog'
import { Tag } from '@stratomate/ui/tag'
import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { Logo } from '#web/shared/page/logo.tsx'
import { loginAddress, useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { t } from '#web/shared/language/t.ts'
import { MenuButton } from './menu-button.tsx'
import { downloadLinks, isCurrent, moreLinks, type PageLink, siteLinks } from './page-links.ts'

const rowLook =
  'flex min-h-12 items-center justify-between border-b border-line text-md text-text no-underline aria-[current=page]:text-accent-text'

/** All links of the site over the whole screen. The focus stays inside, Escape or a choice closes it. */
export function MobileMenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <ModalElement
      isOpen={isOpen}
      onClose={onClose}
      label={t('Menu')}
      className="inset-0 m-0 h-dvh w-dvw bg-bg text-text open:flex open:flex-col"
    >
      <div className="flex h-15 flex-none items-center justify-between border-b border-line px-4">
        <Link to="/" aria-label={t('{brand} home', { brand: brand.name })} onClick={onClose}>
          <Logo />
        </Link>
        <MenuButton label={t('Close menu')} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </MenuButton>
      </div>
      <nav aria-label={t('Menu')} className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
        <MenuGroup links={siteLinks} onChoose={onClose} />
        <MenuGroup title="Downloads" links={downloadLinks} onChoose={onClose} />
        <MenuGroup title="More" links={moreLinks} onChoose={onClose} />
        <SessionRow />
      </nav>
      <div className="flex-none border-t border-line p-4">
        <TrialLink onChoose={onClose} />
      </div>
    </ModalElement>
  )
}

type MenuGroupProps = { title?: PageLink['label']; links: readonly PageLink[]; onChoose: () => void }

function MenuGroup({ title, links, onChoose }: MenuGroupProps) {
  const { pathname } = useLocation()
  return (
    <>
      {title === undefined ? null : <p className="pt-5 pb-1 text-xs text-text-3">{t(title)}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              className={rowLook}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              onClick={onChoose}
            >
              {t(link.label)}
              {link.isPro === true ? <Tag>PRO</Tag> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function TrialLink({ onChoose }: { onChoose: () => void }) {
  const isMember = useSignInHint() === 'member'
  return (
    <LinkButton
      to={isMember ? '/dashboard' : '/pricing'}
      variant="primary"
      size="lg"
      className="w-full"
      onClick={onChoose}
    >
      {t(isMember ? 'Dashboard' : 'Start Free Trial')}
    </LinkButton>
  )
}

function SessionRow() {
  const isMember = useSignInHint() === 'member'
  const here = useReturnAddress()
  return (
    <a href={isMember ? navigations.logout : withReturn(loginAddress(), here)} className={rowLook}>
      {t(isMember ? 'Log out' : 'Log In')}
    </a>
  )
}
