import { Button } from '@stratomate/ui/button'
import { ModalElement } from '@stratomate/ui/dialog'
import { PenLine, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '#web/shared/language/t.ts'

type ComposerSheetProps = {
  /** `open` only after a press; closing keeps the text. */
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  hasDraft: boolean
  children: ReactNode
}

/** The composer on a phone: a button in the page, and the form on a sheet from the bottom of the screen. */
export function ComposerSheet({ isOpen, onOpen, onClose, hasDraft, children }: ComposerSheetProps) {
  const titleId = useId()
  return (
    <>
      <Button className="w-full" icon={<PenLine size={16} aria-hidden="true" />} onClick={onOpen}>
        {hasDraft ? t('Continue writing') : t('Write a post')}
      </Button>
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
          <Button variant="quiet" size="sm" aria-label={t('Close, and keep the text')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </Button>
        </div>
        {children}
      </ModalElement>
    </>
  )
}
