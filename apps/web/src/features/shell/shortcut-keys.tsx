import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { areShortcutsOn } from '#web/shared/page/shortcuts-setting.ts'
import { useWasOpen } from '#web/shared/hooks/use-was-open.ts'
import { t } from '#web/shared/language/t.ts'
import { type Pressed, readShortcut, type ShortcutAction } from './shortcuts.ts'

const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }))

/** Listens to the keys of the site, and is the button that lists them. */
export function ShortcutKeys({ className }: { className: string }) {
  const [isListed, setListed] = useState(false)
  const wasListed = useWasOpen({ isOpen: isListed })
  const navigate = useNavigate()
  const pressed = useRef<Pressed>(null)

  useEffect(() => {
    const act = (action: ShortcutAction) => {
      if (action.kind === 'list') setListed(true)
      else if (action.kind === 'page') void navigate(action.path)
      else if (!focusSearch()) void navigate('/documentation#search')
    }
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !areShortcutsOn()) return
      const read = readShortcut(pressed.current, event.key, performance.now())
      pressed.current = read.pressed
      if (read.action === null) return
      event.preventDefault()
      act(read.action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate])

  return (
    <>
      <button type="button" className={className} onClick={() => setListed(true)}>
        {t('Keyboard shortcuts')}
      </button>
      <Suspense>{wasListed ? <ShortcutList isOpen={isListed} onClose={() => setListed(false)} /> : null}</Suspense>
    </>
  )
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>('[data-page-search]')
  search?.focus()
  return search !== null
}

/** Keys belong to the field, the menu or the dialog in which they are pressed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable=true]') !== null
}
