import { LabPage } from '@stratomate/lab-ui/lab-page'
import { englishSpeech, SpeechContext } from '@stratomate/lab-ui/language/speech'
import { type DrawChart, type LabPlace, LabPlaceContext } from '@stratomate/lab-ui/lab-place'
import { type ComponentProps, lazy, Suspense, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import { recall, remember } from '#web/shared/hooks/remember.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { indicatorPage } from '#web/shared/page/page-addresses.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { BuiltPart } from '#web/shared/page/built-part.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { useQuestion } from './use-question.ts'

const answerId = 'first-answer'

const FirstAnswer = hydrateLater({
  anchorId: answerId,
  moment: 'near',
  load: async () => (await import('@stratomate/lab-ui/result/first-answer')).FirstAnswer,
})

/** The lab on a page of the site: its question is the address, and tries are counted in this browser. */
export function WebLab({ drawChart }: { drawChart: DrawChart }) {
  const { question, ask } = useQuestion()
  const { key } = useLocation()
  const isAsked = useHydrated()
  const place = useMemo(
    (): LabPlace => ({
      PageLink: TextLink,
      QuestionLink,
      indicatorPage,
      drawChart,
      chartCredit: <ChartCredit />,
      firstAnswer: (
        <Suspense fallback={<BuiltPart anchorId={answerId} />}>
          <FirstAnswer anchorId={answerId} />
        </Suspense>
      ),
      keepsCandles: true,
      app: null,
      SendProof: SendProofLater,
      trials: { recall, remember, entriesMax: 500 },
    }),
    [drawChart],
  )
  return (
    <LabPlaceContext value={place}>
      <SpeechContext value={spoken.speech ?? englishSpeech}>
        <LabPage question={question} ask={ask} arrival={key} isAsked={isAsked} />
      </SpeechContext>
    </LabPlaceContext>
  )
}

/** The licence of the drawing library requires this link beside its charts. */
function ChartCredit() {
  return (
    <a
      href="https://www.tradingview.com/"
      target="_blank"
      rel="noreferrer"
      className="ml-auto text-xs text-text-3 underline underline-offset-3"
    >
      {t('Charts by TradingView')}
      <span className="sr-only"> {t('(opens in a new tab)')}</span>
    </a>
  )
}

/** The code that asks the server is loaded with the first proof: the lab itself never asks it. */
const SendProof = lazy(async () => ({ default: (await import('./send-proof.tsx')).SendProof }))

function SendProofLater(props: ComponentProps<NonNullable<LabPlace['SendProof']>>) {
  return (
    <Suspense fallback={null}>
      <SendProof {...props} />
    </Suspense>
  )
}

const QuestionLink: LabPlace['QuestionLink'] = ({ query, children }) => (
  <Link to={{ pathname: '/lab', search: query }} className="underline underline-offset-3 hover:text-accent-text">
    {children}
  </Link>
)
