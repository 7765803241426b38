import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { Segmented } from '@stratomate/ui/segmented'
import { Dices } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { type CandleChoice, questionLimits } from '#lab-ui/question/lab-question.ts'
import { StepTitle } from '#lab-ui/step-title.tsx'
import { NumberField } from '@stratomate/ui/forms/number-field'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { FileDrop } from './file-drop.tsx'
import type { Candles } from './use-candles.ts'

type CandlesSectionProps = {
  choice: CandleChoice
  choose: (choice: CandleChoice) => void
  candles: Candles
  /** Whether an own file is asked for, and whether its field takes the focus. */
  own: OwnFile
  onOwn: (own: OwnFile) => void
}

/** `asked` came from another part of the page, so the field takes the focus. */
export type OwnFile = 'no' | 'chosen' | 'asked'

/** Only who brings a file needs it. */
const FileFacts = lazy(async () => ({ default: (await import('./file-facts.tsx')).FileFacts }))
const KeptCandles = lazy(async () => ({ default: (await import('./kept-candles.tsx')).KeptCandles }))

const kinds = [
  { value: 'sample', label: 'Sample' },
  { value: 'file', label: 'My own file' },
] as const

/** The first step: on which candles the rule is tested. */
export function CandlesSection({ choice, choose, candles, own, onOwn }: CandlesSectionProps) {
  const titleId = useId()
  const { PageLink } = useLabPlace()
  const isFile = own !== 'no' || choice.kind === 'kept'
  const select = (kind: 'sample' | 'file') => {
    onOwn(kind === 'file' ? 'chosen' : 'no')
    if (kind === 'sample' && choice.kind !== 'sample') choose({ kind: 'sample', seed: 1 })
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="p-5 md:p-6">
      <StepTitle id={titleId} step={1} title="Candles">
        On which history is the rule tested?
      </StepTitle>
      <Segmented
        legend="Candles"
        legendClassName="sr-only"
        items={kinds}
        selected={isFile ? 'file' : 'sample'}
        onSelect={select}
        className="mt-5"
      />
      {isFile ? (
        <div className="mt-5 grid gap-5">
          <FileDrop takesFocus={own === 'asked'} state={candles.state} onPick={(file) => candles.read(file, {})} />
          {candles.state.kind === 'ready' && choice.kind === 'kept' ? (
            <Suspense>
              <FileFacts
                loaded={candles.state.loaded}
                isKept={candles.state.isKept}
                hasFile={candles.state.hasFile}
                onChange={(choices) => candles.read(null, choices)}
              />
            </Suspense>
          ) : null}
          <Suspense>
            <KeptCandles
              chosen={choice.kind === 'kept' ? choice.fingerprint : null}
              isKept={candles.state.kind === 'ready' && candles.state.isKept === true}
              onUse={(fingerprint) => choose({ kind: 'kept', fingerprint })}
            />
          </Suspense>
          <p className="max-w-prose text-sm text-text-3">
            How to export candles from MetaTrader 5, HistData, Dukascopy and TradingView:{' '}
            <PageLink to="/documentation#lab-candles">candles for the Strategy Lab</PageLink>.
          </p>
        </div>
      ) : (
        <SampleChoice seed={choice.kind === 'sample' ? choice.seed : 1} choose={choose} />
      )}
    </Card>
  )
}

function SampleChoice({ seed, choose }: { seed: number; choose: (choice: CandleChoice) => void }) {
  const [minimum, maximum] = questionLimits.seed
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= minimum && next <= maximum) choose({ kind: 'sample', seed: next })
  }
  return (
    <div className="mt-5 grid gap-4">
      <p className="max-w-prose text-text-2">
        100,000 one-minute candles of pure chance: each step up or down is a fair coin. No rule has an edge on them, so
        the Lab must say that it found nothing.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-36">
          <NumberField
            label="Seed"
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
          Next seed
        </Button>
      </div>
    </div>
  )
}
