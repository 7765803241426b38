import { Button } from '@stratomate/ui/button'
import { ModalElement } from '@stratomate/ui/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '#web/shared/language/t.ts'

type ComposerSheetProps = {
  isOpen: boolean
  /** Closing keeps the text. */
  onClose: () => void
  children: ReactNode
}

/** The composer on a phone: a sheet from the bottom of the screen. */
export function ComposerSheet({ isOpen, onClose, children }: ComposerSheetProps) {
  const titleId = useId()
  return (
    <ModalElement
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className="mx-0 mt-auto mb-0 max-h-full w-full overflow-y-auto rounded-t-xl border-t border-line bg-s1 p-4 text-text shadow-dialog"
    >
      <div className="mb-3 flex items-center justify-between">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('New post')}
        </h2>
        <CloseComposer onClose={onClose} />
      </div>
      {children}
    </ModalElement>
  )
}

/** Puts the composer away; what was typed stays. */
export function CloseComposer({ className, onClose }: { className?: string; onClose: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('Close, and keep the text')}
      className={className}
      onClick={onClose}
    >
      <X size={18} aria-hidden="true" />
    </Button>
  )
}
