import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { Segmented } from '@stratomate/ui/segmented'
import { Dices } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { type CandleChoice, questionLimits } from '#lab-ui/question/lab-question.ts'
import { StepTitle } from '#lab-ui/step-title.tsx'
import { NumberField } from '@stratomate/ui/forms/number-field'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { useSpeech } from '#lab-ui/language/speech.ts'
import type { Candles } from './use-candles.ts'

type CandlesSectionProps = {
  choice: CandleChoice
  choose: (choice: CandleChoice) => void
  candles: Candles
  /** Whether a file is asked for, and whether its field gets the focus. */
  own: OwnFile
  onOwn: (own: OwnFile) => void
}

/** `asked` from another part of the page, so the field gets the focus. */
export type OwnFile = 'no' | 'chosen' | 'asked'

/** Loaded only for people who bring their own candles. */
const OwnCandles = lazy(async () => ({ default: (await import('./own-candles.tsx')).OwnCandles }))

/** The first step: the candles on which the rule is tested. */
export function CandlesSection({ choice, choose, candles, own, onOwn }: CandlesSectionProps) {
  const titleId = useId()
  const { t } = useSpeech()
  const { app } = useLabPlace()
  const isOwn = own !== 'no' || choice.kind === 'kept'
  const [isRecorded, setRecorded] = useState(app !== null)
  const kind = !isOwn ? 'sample' : isRecorded && app !== null && own !== 'asked' ? 'recorded' : 'file'
  const select = (next: 'sample' | 'recorded' | 'file') => {
    onOwn(next === 'sample' ? 'no' : 'chosen')
    setRecorded(next === 'recorded')
    if (next === 'sample' && choice.kind !== 'sample') choose({ kind: 'sample', seed: 1 })
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col p-5 md:p-6">
      <StepTitle id={titleId} step={1} title={t('Candles')}>
        {t('On which history is the rule tested?')}
      </StepTitle>
      <Segmented
        legend={t('Candles')}
        legendClassName="sr-only"
        items={[
          { value: 'sample', label: t('Sample') },
          ...(app === null ? [] : [{ value: 'recorded' as const, label: t('Recorded') }]),
          { value: 'file', label: t('My own file') },
        ]}
        selected={kind}
        onSelect={select}
        className="mt-5"
      />
      {kind === 'sample' ? (
        <SampleChoice seed={choice.kind === 'sample' ? choice.seed : 1} choose={choose} />
      ) : (
        <Suspense>
          <OwnCandles choice={choice} choose={choose} candles={candles} kind={kind} takesFocus={own === 'asked'} />
        </Suspense>
      )}
    </Card>
  )
}

function SampleChoice({ seed, choose }: { seed: number; choose: (choice: CandleChoice) => void }) {
  const { t } = useSpeech()
  const [minimum, maximum] = questionLimits.seed
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= minimum && next <= maximum) choose({ kind: 'sample', seed: next })
  }
  return (
    <div className="mt-5 flex flex-1 flex-col gap-x-12 gap-y-6 lg:max-xl:flex-row">
      <div className="grid flex-1 content-start gap-4 xl:flex-none">
        <p className="max-w-prose text-text-2">
          {t(
            '100,000 one-minute candles of pure chance: each step up or down is a fair coin. No rule has an edge on them, so the Lab must say that it found nothing.',
          )}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-36">
            <NumberField
              label={t('Seed')}
              error={undefined}
              value={seed}
              minimum={minimum}
              maximum={maximum}
              step={1}
              onChange={take}
            />
          </div>
          <Button
            icon={<Dices size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => take((seed % maximum) + 1)}
          >
            {t('Next seed')}
          </Button>
        </div>
      </div>
      <SealedHistory />
    </div>
  )
}

/** Which part of the candles a test sees: the whole history in its proportions, as high as the room that is left. */
function SealedHistory() {
  const { t } = useSpeech()
  return (
    <div className="flex min-h-24 min-w-0 flex-1 items-stretch gap-1 text-xs">
      <p className="flex w-7/10 flex-col justify-center gap-2.5 rounded-md bg-s2 p-4">
        <span aria-hidden="true" className="h-1.5 rounded-xs bg-signal" />
        {t('First 70 %: tested')}
      </p>
      <p className="flex min-w-0 flex-1 items-center rounded-md border border-dashed border-line-strong p-3 text-text-3">
        {t('Last 30 %: sealed until you open it')}
      </p>
    </div>
  )
}
