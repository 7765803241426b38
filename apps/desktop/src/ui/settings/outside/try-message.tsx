import type { WindowOutsideSource, WindowOutsideTry } from '@stratomate/contracts/desktop-window/outside-sources'
import { outsideBytesMax, outsideProblems } from '@stratomate/contracts/desktop-window/outside-values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { useState } from 'react'
import { useApp } from '../../connection/use-app.ts'
import { callText } from './call-text.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Reads a message as the source would, and trades nothing. */
export function TryMessage({ source }: { source: WindowOutsideSource }) {
  const { link } = useApp()
  const [text, setText] = useState('')
  const [found, setFound] = useState<WindowOutsideTry | string | null>(null)
  const read = async () => {
    const reply = await link.act({ kind: 'outside_try', id: source.id, text })
    setFound(reply.ok ? reply.data : reply.message)
  }
  return (
    <div className="grid gap-3">
      <Field label={t('Try a message')} hint={t('Paste one that the source has sent. Nothing is traded.')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            maxLength={outsideBytesMax}
            value={text}
            className="w-full rounded-md border border-line-strong bg-bg p-3 font-mono text-xs text-text"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={() => void read()}>
          {t('Read it')}
        </Button>
        <output className="min-w-0 flex-1 text-sm text-text-2">{found === null ? '' : triedText(found)}</output>
      </div>
    </div>
  )
}

function triedText(found: WindowOutsideTry | string): string {
  if (typeof found === 'string') return saidInLanguage(found)
  return found.kind === 'problem'
    ? t('No signal. {problem}', { problem: saidInLanguage(outsideProblems[found.problem]) })
    : callText(found)
}
