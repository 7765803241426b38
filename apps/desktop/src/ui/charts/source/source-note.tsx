import type { WindowSource } from '@stratomate/contracts/desktop-window/sources'
import { expertNotes } from '@stratomate/contracts/terminal/expert-notes'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type SourceNoteProps = { note: NonNullable<WindowSource['note']>; isSmall: boolean }

/** Why a chart does not send, with the code that the terminal's journal shows. */
export function SourceNote({ note: { code, about }, isSmall }: SourceNoteProps) {
  const { sentence } = expertNotes[code]
  return (
    <p className={clsx('flex items-start gap-1.5', isSmall ? 'text-xs text-text-2' : 'mb-4 text-sm text-text-2')}>
      <TriangleAlert size={isSmall ? 14 : 16} aria-hidden="true" className="mt-0.5 flex-none text-st-pending" />
      <span>
        {saidInLanguage(sentence)}{' '}
        <span className="text-text-3">
          ({code}
          {about === '' || isSmall ? null : <bdi className="wrap-anywhere">: {about}</bdi>})
        </span>
      </span>
    </p>
  )
}
