import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { LabQuestion } from '@stratomate/lab-ui/question/lab-question'
import { firstQuestion } from '@stratomate/lab-ui/question/lab-question'
import { readQuestion } from '@stratomate/lab-ui/question/read-question'
import { SpeechContext } from '@stratomate/lab-ui/language/speech'
import { LabPage } from '@stratomate/lab-ui/lab-page'
import { type LabPlace, LabPlaceContext } from '@stratomate/lab-ui/lab-place'
import type { TrialStore } from '@stratomate/lab-ui/records/trial-record'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { windowSpeech } from '../statistics/window-speech.ts'
import { CandlePicture } from './candle-picture.tsx'
import { RecordedList } from './recorded-list.tsx'
import { readTrialStore } from './trial-store.ts'

/** The Strategy Lab over the candles that this app has recorded and the days of its journal. */
export function LabTab() {
  const { link, state } = useApp()
  const [trials, setTrials] = useState<TrialStore | null>(null)
  const [question, setQuestion] = useState<LabQuestion>(firstQuestion)
  const [arrival, setArrival] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void readTrialStore(link).then((store) => (isCurrent ? setTrials(store) : undefined))
    return () => {
      isCurrent = false
    }
  }, [link])
  const { serverOrigin, today } = state
  const place = useMemo(() => {
    const ask = (query: string) => {
      setQuestion(readQuestion(new URLSearchParams(query)))
      setArrival((now) => now + 1)
    }
    return trials === null ? null : placeOf({ serverOrigin, today: today.day, trials, ask })
  }, [serverOrigin, today.day, trials])
  return (
    // A scrolling part without a control in sight can still be scrolled by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={t('Strategy Lab')} className="focus-inside relative h-full overflow-y-auto">
      <div className="mx-auto max-w-marketing px-4 py-5">
        <h2 className="text-lg font-semibold">{t('Strategy Lab')}</h2>
        <p className="mt-1 mb-5 max-w-prose text-sm text-text-2">
          {t(
            'Test a rule on the candles of your own charts and see whether it does better than luck. The code that trades is the code that is tested, in this window, while trading continues.',
          )}
        </p>
        {place === null ? null : (
          <LabPlaceContext value={place}>
            <SpeechContext value={windowSpeech()}>
              <LabPage
                question={question}
                ask={(change) => setQuestion((now) => ({ ...now, ...change }))}
                arrival={String(arrival)}
                isAsked
              />
            </SpeechContext>
          </LabPlaceContext>
        )}
      </div>
    </section>
  )
}

type Here = { serverOrigin: string; today: string; trials: TrialStore; ask: (query: string) => void }

/** The surroundings of the lab in the window: pages open on the site, questions stay here. */
function placeOf({ serverOrigin, today, trials, ask }: Here): LabPlace {
  return {
    PageLink: ({ to, children }) => (
      <a
        href={`${serverOrigin}${to}`}
        target="_blank"
        rel="noreferrer"
        className="text-text underline underline-offset-3 hover:text-accent-text"
      >
        {children}
      </a>
    ),
    QuestionLink: ({ query, children }) => (
      <button
        type="button"
        className="cursor-pointer text-left underline underline-offset-3 hover:text-accent-text"
        onClick={() => ask(query)}
      >
        {children}
      </button>
    ),
    indicatorPage: (id) => `/strategies-library/${id}`,
    drawChart: (chart) => <CandlePicture chart={chart} />,
    chartCredit: null,
    firstAnswer: null,
    keepsCandles: false,
    app: { RecordedList, today, readDay },
    trials,
  }
}

async function readDay(day: string): Promise<string> {
  const answer = await fetch(`${windowPaths.export}?day=${day}&format=json`)
  if (!answer.ok) throw new Error(t('The app does not answer. If it has ended, start it again.'))
  return answer.text()
}
