import type { WindowSharedSettings } from '@stratomate/contracts/desktop-window/imports'
import { importTextMax } from '@stratomate/contracts/desktop-window/values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { formatMoment, timeframeName } from '../../shown/format.ts'
import { ImportUndo } from '../../shown/import-undo.tsx'
import { useAct, useApp } from '../../connection/use-app.ts'
import { ImportPreview } from './import-preview.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Settings of a community post: pasted, read, compared with a chart, and only then applied. */
export function ImportSection() {
  const act = useAct()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [shared, setShared] = useState<WindowSharedSettings | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [ending, setEnding] = useState<'applied' | 'canceled' | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const read = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isReading) return
    const plain = text.trim()
    setEnding(null)
    if (plain.length > importTextMax) return setProblem(t('That is too long to be shared settings.'))
    setIsReading(true)
    const reply = await act({ kind: 'read_import', text: plain })
    setIsReading(false)
    setProblem(reply.ok ? undefined : saidInLanguage(reply.message))
    if (reply.ok) setShared(reply.data)
  }
  useEffect(() => {
    if (ending === 'canceled') field.current?.focus()
  }, [ending])
  if (shared !== null) {
    const end = (how: 'applied' | 'canceled') => {
      setShared(null)
      setEnding(how)
      if (how === 'applied') setText('')
    }
    return <ImportPreview shared={shared} onEnd={end} />
  }
  return (
    <div className="grid gap-6">
      <p className="text-sm text-text-2">
        {t(
          'Take over what a member of the community shares. You see what would change first; your limits and your money plan always stay as they are.',
        )}
      </p>
      <form className="grid gap-4" noValidate onSubmit={(event) => void read(event)}>
        <Field
          label={t('Copied settings, or the address of a post')}
          hint={t('In the community, press Copy settings below a post and paste here.')}
          error={problem}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={6}
              spellCheck={false}
              autoComplete="off"
              value={text}
              className="w-full rounded-md border border-line-strong bg-bg p-3 font-mono text-xs text-text aria-invalid:border-danger"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" isBusy={isReading}>
            {t('Show what would change')}
          </Button>
        </div>
      </form>
      <LastImport takesFocus={ending === 'applied'} />
    </div>
  )
}

/**
 * The newest import, with a button to undo it. After an import it gets the focus, because the focused button is gone.
 */
function LastImport({ takesFocus }: { takesFocus: boolean }) {
  const { state } = useApp()
  const [newest] = state.changes
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = newest !== undefined
  useEffect(() => {
    if (takesFocus && isThere) heading.current?.focus()
  }, [takesFocus, isThere])
  if (!isThere) return null
  return (
    <section aria-labelledby="last-import" className="grid gap-3 rounded-lg border border-line bg-s1 p-4">
      <h3 ref={heading} id="last-import" tabIndex={-1} className="text-md font-semibold">
        {t('Last import')}
      </h3>
      <p className="text-xs text-text-3">
        {newest.symbol} {timeframeName(newest.timeframeS)}, {formatMoment(newest.atMs)}
      </p>
      <p className="text-sm">{saidInLanguage(newest.words)}</p>
      <ImportUndo change={newest} />
    </section>
  )
}
