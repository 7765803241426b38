import { Menu } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWasOpen } from '#web/shared/hooks/use-was-open.ts'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import { t } from '#web/shared/language/t.ts'
import { MenuButton } from './menu-button.tsx'

const loadPanel = () => import('./mobile-menu-panel.tsx')
const MobileMenuPanel = lazy(async () => ({ default: (await loadPanel()).MobileMenuPanel }))

/** Opens all links of the site over the whole screen. What it opens is loaded ahead when the browser is idle. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useWasOpen({ isOpen })
  useEffect(() => {
    void whenIdle().then(loadPanel)
  }, [])
  return (
    <div className="-mr-2 lg:hidden">
      <MenuButton label={t('Open menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu size={22} aria-hidden="true" />
      </MenuButton>
      <Suspense>{wasOpen ? <MobileMenuPanel isOpen={isOpen} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  )
}
