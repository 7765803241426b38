import { clsx } from 'clsx'
import { TriangleAlert, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'

/** How long a toast stays, in milliseconds. */
const toastDurationMs = 5_000
/** How far a toast must be swiped to disappear, in pixels. */
const swipeThresholdPx = 50

type ToastProps = { toast: ShownToast; onOpenChange: (isOpen: boolean) => void }

/** The place where toasts appear: bottom right, on phones over the bar at the bottom. */
export function ToastStack({
  toast,
  onOpenChange,
}: {
  toast: ShownToast | null
  onOpenChange: ToastProps['onOpenChange']
}) {
  return (
    <RadixToast.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast === null ? null : <ToastCard key={toast.key} toast={toast} onOpenChange={onOpenChange} />}
      <RadixToast.Viewport className="fixed right-0 bottom-16 z-50 flex w-full max-w-card flex-col p-4 lg:bottom-0" />
    </RadixToast.Provider>
  )
}

function ToastCard({ toast, onOpenChange }: ToastProps) {
  const isDestructive = toast.variant === 'destructive'
  return (
    <RadixToast.Root
      open={toast.isOpen}
      onOpenChange={onOpenChange}
      type={isDestructive ? 'foreground' : 'background'}
      data-variant={toast.variant ?? 'default'}
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

export type ToastMessage = { title: string; description?: string; variant?: 'default' | 'destructive' }
export type ShownToast = ToastMessage & { key: number; isOpen: boolean }
