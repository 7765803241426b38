import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState, useSyncExternalStore } from 'react'
import type { ShownToast, ToastMessage } from './toast-message.ts'

type ShowToast = (message: ToastMessage) => void

const ToastContext = createContext<ShowToast | null>(null)

/** What draws toasts is fetched after the page has come to life: no first screen waits for it. */
const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }))

/** One toast at a time: a new one takes the place of the last. F8 moves the focus to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null)
  // The list carries a style attribute, which must not be in the built page: it appears with the script.
  const isScripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const show = useMemo<ShowToast>(
    () => (message) => setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1, isOpen: true })),
    [],
  )
  const setOpen = (isOpen: boolean) => setToast((last) => (last === null ? null : { ...last, isOpen }))
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>{isScripted ? <ToastStack toast={toast} onOpenChange={setOpen} /> : null}</Suspense>
    </ToastContext>
  )
}

/** Shows a toast. Throws outside of `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above it')
  return show
}

function neverChanges() {
  return () => undefined
}
