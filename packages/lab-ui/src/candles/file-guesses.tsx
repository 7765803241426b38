import type { CandleSet } from '@stratomate/candles/candle-set'
import { offsetText } from '@stratomate/candles/fingerprint'
import type { ReadChoices, ReadGuesses } from '@stratomate/candles/read-candle-file'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { timeframeText } from '#lab-ui/text/percent-text.ts'
import { clocksWith } from './clock-choices.ts'

type FileGuessesProps = { set: CandleSet; guesses: ReadGuesses; onChange: (choices: ReadChoices) => void }

const timeframesS = [60, 300, 900, 1_800, 3_600, 14_400, 86_400] as const

/** What was guessed of a file. Each change reads it again. */
export function FileGuesses({ set, guesses, onChange }: FileGuessesProps) {
  const words = useSpeech()
  const { t, count } = words
  const now: ReadChoices = { symbol: set.symbol, timeframeS: set.timeframeS, offset: set.offset }
  const clocks = clocksWith(set.offset)
  const known = [...new Set([...timeframesS, set.timeframeS])].toSorted((one, other) => one - other)
  return (
    <fieldset>
      <legend className="mb-3 text-sm text-text-2">
        {t('Read as {format} with {digits} digits. Change what was guessed wrong.', {
          format: words.sentence(guesses.format),
          digits: guesses.digits,
        })}
      </legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <SymbolField symbol={set.symbol} onChange={(symbol) => onChange({ ...now, symbol })} />
        <Field
          label={t('Timeframe')}
          hint={t('{share} % of the candles are {timeframe} apart', {
            share: count(Math.round(100 * guesses.timeframeShare)),
            timeframe: timeframeText(guesses.timeframeS),
          })}
        >
          {(control) => (
            <Select
              {...control}
              value={set.timeframeS}
              onChange={({ currentTarget }) => onChange({ ...now, timeframeS: Number(currentTarget.value) })}
            >
              {known.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {timeframeText(seconds)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Clock of the file')} hint={clockHint(guesses, words)}>
          {(control) => (
            <Select
              {...control}
              value={offsetText(set.offset)}
              onChange={({ currentTarget }) => {
                const chosen = clocks.find(({ value }) => value === currentTarget.value)
                if (chosen !== undefined) onChange({ ...now, offset: chosen.offset })
              }}
            >
              {clocks.map(({ value, label }) => (
                <option key={value} value={value}>
                  {words.sentence(label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  )
}

/**
 * Applied when the person leaves the field, because each change reads the file again; an empty field shows the value
 * that was read.
 */
function SymbolField({ symbol, onChange }: { symbol: string; onChange: (symbol: string) => void }) {
  const { t } = useSpeech()
  const [typed, setTyped] = useState(symbol)
  return (
    <Field label={t('Symbol')} hint={t('From the name of the file')}>
      {(control) => (
        <TextInput
          {...control}
          value={typed}
          maxLength={30}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.toUpperCase())}
          onBlur={() => {
            const named = typed.trim()
            if (named === '') setTyped(symbol)
            else if (named !== symbol) onChange(named)
          }}
        />
      )}
    </Field>
  )
}

function clockHint({ offset: { reason, openings, agreeing } }: ReadGuesses, { t, sentence }: Speech): string {
  const said = sentence(reason)
  return openings === 0 ? said : `${said} ${t('{agreeing} of {openings} weeks agree.', { agreeing, openings })}`
}
