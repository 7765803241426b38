import { clsx } from 'clsx'
import { TriangleAlert, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react'

export type ToastMessage = { title: string; description?: string; variant?: 'default' | 'destructive' }
type ShownToast = ToastMessage & { key: number; isOpen: boolean }
type ShowToast = (message: ToastMessage) => void

/** How long a toast stays, in milliseconds. */
const toastDurationMs = 5_000
/** How far a toast must be swiped to go, in pixels. */
const swipeThresholdPx = 50

const ToastContext = createContext<ShowToast | null>(null)

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
  const close = (isOpen: boolean) => setToast((last) => (last === null ? null : { ...last, isOpen }))
  return (
    <ToastContext value={show}>
      {children}
      {isScripted ? (
        <RadixToast.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
          {toast === null ? null : <ToastCard key={toast.key} toast={toast} onOpenChange={close} />}
          <RadixToast.Viewport className="fixed right-0 bottom-16 z-50 flex w-full max-w-card flex-col p-4 outline-none lg:bottom-0" />
        </RadixToast.Provider>
      ) : null}
    </ToastContext>
  )
}

/** Shows a toast. Throws outside of `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above it')
  return show
}

function ToastCard({ toast, onOpenChange }: { toast: ShownToast; onOpenChange: (isOpen: boolean) => void }) {
  const isDestructive = toast.variant === 'destructive'
  return (
    <RadixToast.Root
      open={toast.isOpen}
      onOpenChange={onOpenChange}
      type={isDestructive ? 'foreground' : 'background'}
      className={clsx(
        'toast-swipe flex animate-rise items-start gap-3 rounded-lg border bg-s2 p-4 shadow-menu',
        isDestructive ? 'border-danger' : 'border-line',
      )}
    >
      {isDestructive ? <TriangleAlert size={20} aria-hidden="true" className="mt-px flex-none text-danger" /> : null}
      <div className="min-w-0 flex-1">
        <RadixToast.Title className="text-base font-semibold">{toast.title}</RadixToast.Title>
        {toast.description === undefined ? null : (
          <RadixToast.Description className="mt-0.5 text-sm text-text-2">{toast.description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-m-2 grid size-9 flex-none cursor-pointer place-items-center text-text-2 hover:text-text"
      >
        <X size={18} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

function neverChanges() {
  return () => undefined
}
