import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { TestSignal } from '../shown/test-signal.tsx'
import { useAct } from '../connection/use-app.ts'
import { Doctor } from './doctor.tsx'
import { t } from '../language/t.ts'

/** What is wrong and how to mend it, a test signal down the whole path, the text for support, and quitting the app. */
export function DiagnosticsSection() {
  const act = useAct()
  return (
    <div className="grid gap-8">
      <Doctor />
      <TestSignal />
      <SupportBundle />
      <section aria-labelledby="quit" className="grid gap-3 border-t border-line pt-5">
        <h3 id="quit" className="text-md font-semibold">
          {t('End the app')}
        </h3>
        <p className="text-sm text-text-2">
          {t(
            'Closing this window stops nothing. Quit stops trading, gives unused trades back, and ends the app; open trades run to their end at the broker.',
          )}
        </p>
        <div>
          <Button variant="danger" size="sm" onClick={() => void act({ kind: 'quit' })}>
            {t('Quit')}
          </Button>
        </div>
      </section>
    </div>
  )
}

/** Shown first, then saved: nothing leaves this computer by itself. */
function SupportBundle() {
  const act = useAct()
  const [text, setText] = useState<string | null>(null)
  const show = async () => {
    const reply = await act({ kind: 'show_bundle' })
    setText(reply.ok ? reply.data.text : null)
  }
  return (
    <section aria-labelledby="bundle" className="grid gap-3">
      <h3 id="bundle" className="text-md font-semibold">
        {t('For support')}
      </h3>
      <p className="text-sm text-text-2">
        {t('Versions, settings and the last lines of the log, without secrets. Read it, then save it.')}
      </p>
      {text === null ? null : (
        <textarea
          readOnly
          aria-label={t('Text for support')}
          value={text}
          rows={12}
          className="w-full rounded-md border border-line-strong bg-bg p-3 font-mono text-xs"
        />
      )}
      <div className="flex gap-3">
        <Button size="sm" onClick={() => void show()}>
          {t('Show')}
        </Button>
        {text === null ? null : (
          <Button size="sm" onClick={() => void act({ kind: 'save_bundle' })}>
            {t('Save')}
          </Button>
        )}
      </div>
    </section>
  )
}
