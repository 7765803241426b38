import { BookOpen, Download, LayoutDashboard, MessagesSquare, LifeBuoy } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { t } from '#web/shared/language/t.ts'
import { isCurrent } from './page-links.ts'

const items = [
  { label: 'Dashboard', to: '/dashboard', Icon: LayoutDashboard },
  { label: 'Strategies', to: '/strategies-library', Icon: BookOpen },
  { label: 'Downloads', to: '/download', Icon: Download },
  { label: 'Community', to: '/community', Icon: MessagesSquare },
  { label: 'Support', to: '/support', Icon: LifeBuoy },
] as const

/** Five places under the thumb on signed-in pages of small screens. */
export function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t('App')}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-s1 pb-1.5 lg:hidden"
    >
      {items.map(({ label, to, Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent({ to }, pathname) ? 'page' : undefined}
          className="grid justify-items-center gap-1 border-t-2 border-transparent pt-2.5 pb-1.5 text-chart text-text-2 no-underline aria-[current=page]:border-signal aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
