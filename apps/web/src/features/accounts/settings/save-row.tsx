import { Button } from '@stratomate/ui/button'
import { Check } from 'lucide-react'

type SaveRowProps = { label: string; isSending: boolean; savedText: string | null }

/** The button of a section, with its result beside it. */
export function SaveRow({ label, isSending, savedText }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" variant="primary" isBusy={isSending}>
        {label}
      </Button>
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
