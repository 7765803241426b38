import type { WindowFinding } from '@stratomate/contracts/desktop-window/diagnostics'
import { Button } from '@stratomate/ui/button'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAct, useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const marks = {
  ok: <CircleCheck size={18} aria-hidden="true" className="mt-0.5 flex-none text-st-active" />,
  problem: <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none text-st-pending" />,
  note: <Info size={18} aria-hidden="true" className="mt-0.5 flex-none text-text-2" />,
} as const
const spoken = { ok: 'Well', problem: 'Problem', note: 'Note' } as const

/** Checks every link of the chain and says of each what is wrong and what to do. */
export function Doctor() {
  const { openSection } = useApp()
  const act = useAct()
  const [findings, setFindings] = useState<WindowFinding[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const reply = await act({ kind: 'run_doctor' })
    setBusy(false)
    if (reply.ok) setFindings(reply.data)
  }
  return (
    <section aria-labelledby="doctor" className="grid gap-3">
      <h3 id="doctor" className="text-md font-semibold">
        {t('Setup doctor')}
      </h3>
      <ul className="grid gap-2.5" aria-live="polite">
        {(findings ?? []).map(({ id, state, title, advice, link, section }) => (
          // Several charts may have a remark about their sources.
          <li key={`${id} ${title}`} className="flex items-start gap-2.5 text-sm">
            {marks[state]}
            <div>
              <p className="font-medium">
                <span className="sr-only">{`${t(spoken[state])}: `}</span>
                {saidInLanguage(title)}
              </p>
              {advice === '' ? null : <p className="text-text-2">{saidInLanguage(advice)}</p>}
              {section === null ? null : (
                <button
                  type="button"
                  className="mr-4 cursor-pointer underline underline-offset-3"
                  onClick={() => openSection(section)}
                >
                  {t('Open the symbol map')}
                </button>
              )}
              {link === null ? null : (
                <a href={link} target="_blank" rel="noreferrer" className="underline underline-offset-3">
                  {t('Read more (opens the site)')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" isBusy={isBusy} onClick={() => void run()}>
          {findings === null ? t('Check everything') : t('Check again')}
        </Button>
      </div>
    </section>
  )
}
