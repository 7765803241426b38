import { Button } from '@stratomate/ui/button'
import { Check } from 'lucide-react'
import { useId } from 'react'

type SaveRowProps = {
  label: string
  isSending: boolean
  savedText: string | null
  /** Whether there is anything to save; without it the button says so and does nothing, but keeps the focus. */
  isChanged?: boolean
}

/** The button of a section, with its result beside it. */
export function SaveRow({ label, isSending, savedText, isChanged = true }: SaveRowProps) {
  const reasonId = useId()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        type="submit"
        variant={isChanged ? 'primary' : 'secondary'}
        isBusy={isSending}
        aria-disabled={!isChanged}
        aria-describedby={isChanged ? undefined : reasonId}
      >
        {label}
      </Button>
      {isChanged ? null : (
        <p id={reasonId} className={savedText === null ? 'text-sm text-text-3' : 'sr-only'}>
          No changes yet
        </p>
      )}
      <output className="flex items-center gap-1.5 text-sm font-medium text-st-active">
        {savedText === null ? null : (
          <>
            <Check size={16} aria-hidden="true" />
            {savedText}
          </>
        )}
      </output>
    </div>
  )
}
