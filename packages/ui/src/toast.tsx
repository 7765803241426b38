import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import type { ShownToast, ToastMessage } from './toast-stack.tsx'

type ShowToast = (message: ToastMessage) => void

/** `want` is called by components that may show toasts, so that the place for them exists before the first. */
type Toasts = { show: ShowToast; want: () => void }

const ToastContext = createContext<Toasts | null>(null)

/** The part that draws toasts is loaded by pages that may show one, after they have become interactive. */
const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }))

/** One toast at a time: a new one replaces the last. F8 moves the focus to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null)
  // Never in the prerendered page: the list has a style attribute.
  const [isWanted, setWanted] = useState(false)
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1, isOpen: true })),
      want: () => setWanted(true),
    }),
    [],
  )
  const setOpen = (isOpen: boolean) => setToast((last) => (last === null ? null : { ...last, isOpen }))
  return (
    <ToastContext value={toasts}>
      {children}
      <Suspense>{isWanted ? <ToastStack toast={toast} onOpenChange={setOpen} /> : null}</Suspense>
    </ToastContext>
  )
}

/** Shows a toast. Throws outside of `ToastProvider`. */
export function useToast(): ShowToast {
  const toasts = use(ToastContext)
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it')
  const { show, want } = toasts
  useEffect(want, [want])
  return show
}
