import type { JournalNote } from '@stratomate/contracts/journal/schemas'
import { journalLimits } from '@stratomate/contracts/journal/values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'
import { useState } from 'react'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { readTags } from './read-tags.ts'
import { type NoteSubject, useWriteNote } from './use-journal.ts'

type NoteEditorProps = {
  subject: NoteSubject
  note: JournalNote | null
  label: string
  hint: string
  ask: string
  rows: keyof typeof heights
}

/** A note is shown whole, so the field grows with it from this height on. */
const heights = { 3: 'min-h-22', 5: 'min-h-33' } as const
const textLook =
  'field-sizing-content max-h-100 w-full resize-y rounded-md border border-line-strong bg-bg px-3 py-2 text-input text-text placeholder:text-text-3 md:text-base'

/** Writes one note. The text stays until it is stored, whatever happens to the call. */
export function NoteEditor({ subject, note, label, hint, ask, rows }: NoteEditorProps) {
  const [text, setText] = useState(note?.text ?? '')
  const [tagText, setTagText] = useState(note?.tags.join(', ') ?? '')
  const writing = useWriteNote(subject)
  const read = readTags(tagText)
  const isChanged = text.trim() !== (note?.text ?? '') || tagText.trim() !== (note?.tags.join(', ') ?? '')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if ('tags' in read)
          writing.mutate({ text, tags: read.tags }, { onSuccess: () => setTagText(read.tags.join(', ')) })
      }}
    >
      <Field label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            placeholder={ask}
            maxLength={journalLimits.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={clsx(textLook, heights[rows])}
          />
        )}
      </Field>
      <div>
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <Field
              label={
                <>
                  Tags<span className="font-normal text-text-3">, with commas between</span>
                </>
              }
              error={'problem' in read ? read.problem : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={tagText}
                  onChange={({ target }) => setTagText(target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" disabled={!isChanged || 'problem' in read || writing.isPending}>
            Save note
          </Button>
        </div>
        {writing.isError ? <CallFailure error={writing.error} className="mt-3" /> : null}
        <output className="block text-sm text-text-3 not-empty:mt-2">
          {writing.isSuccess && !isChanged ? 'Saved.' : ''}
        </output>
      </div>
    </form>
  )
}
