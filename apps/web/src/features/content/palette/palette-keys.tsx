import { lazy, Suspense, useEffect, useState } from 'react'
import { useWasOpen } from '#web/shared/hooks/use-was-open.ts'
import { isPaletteKey, watchPaletteRequests } from '#web/shared/page/palette-request.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

/** Opens the command palette by its keys or on request; its script is loaded at the first opening. */
export function PaletteKeys() {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useWasOpen({ isOpen })
  useEffect(() => watchPaletteRequests(() => setOpen(true)), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      // An open dialog gets the keys; the palette itself is closed by its own key.
      if (document.querySelector('dialog[open]:not([data-palette])') !== null) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return <Suspense>{wasOpen ? <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} /> : null}</Suspense>
}
