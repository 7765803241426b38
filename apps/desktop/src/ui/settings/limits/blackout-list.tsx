import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../shown/format.ts'
import { useAct, useApp } from '../../connection/use-app.ts'
import { t } from '../../language/t.ts'

type Blackout = WindowSettings['blackouts'][number]

const empty = { from: '', to: '', symbols: '' }

/** Times around news, entered by the person; the app brings none. */
export function BlackoutList() {
  const { state } = useApp()
  const act = useAct()
  const [typed, setTyped] = useState(empty)
  const [error, setError] = useState<string | undefined>(undefined)
  const { blackouts } = state.settings
  const save = async (next: typeof blackouts) => {
    const changes = {
      blackouts: next.map(({ from, to, symbols }) => ({
        from,
        to,
        ...(symbols === undefined ? {} : { symbols: [...symbols] }),
      })),
    }
    return act({ kind: 'change_settings', changes })
  }
  const add = async () => {
    const [fromMs, toMs] = [Date.parse(typed.from), Date.parse(typed.to)]
    if (Number.isNaN(fromMs) || Number.isNaN(toMs)) return setError('Enter both times.')
    if (toMs <= fromMs) return setError(t('The end must come after the beginning.'))
    setError(undefined)
    const symbols = typed.symbols.split(/[\s,;]+/u).filter((symbol) => symbol !== '')
    const times = { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() }
    const reply = await save([...blackouts, { ...times, ...(symbols.length === 0 ? {} : { symbols }) }])
    if (reply.ok) setTyped(empty)
  }
  return (
    <section aria-labelledby="blackouts" className="grid gap-4">
      <h3 id="blackouts" className="text-md font-semibold">
        {t('Not traded around news')}
      </h3>
      {blackouts.length === 0 ? <p className="text-sm text-text-2">{t('No times are entered.')}</p> : null}
      <ul className="grid gap-2">
        {blackouts.map((blackout, index) => (
          <BlackoutRow
            key={`${blackout.from} ${blackout.to} ${index}`}
            blackout={blackout}
            onRemove={() => void save(blackouts.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-4">
        <MomentField
          label={t('From')}
          error={error}
          value={typed.from}
          onChange={(from) => setTyped({ ...typed, from })}
        />
        <MomentField label={t('Until')} value={typed.to} onChange={(to) => setTyped({ ...typed, to })} />
      </div>
      <Field label={t('Symbols')} hint={t('Parts of names such as USD, with commas. Empty: all symbols.')}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.symbols}
            onChange={(event) => setTyped({ ...typed, symbols: event.currentTarget.value })}
          />
        )}
      </Field>
      <div>
        <Button size="sm" onClick={() => void add()}>
          {t('Add time')}
        </Button>
      </div>
    </section>
  )
}

type BlackoutRowProps = { blackout: Blackout; onRemove: () => void }

function BlackoutRow({ blackout: { from, to, symbols }, onRemove }: BlackoutRowProps) {
  return (
    <li className="flex items-center justify-between gap-3 text-sm">
      <span>
        {t('{from} until {to}', { from: formatMoment(Date.parse(from)), to: formatMoment(Date.parse(to)) })}
        <span className="text-text-2">{`, ${symbols === undefined ? t('all symbols') : symbols.join(', ')}`}</span>
      </span>
      <Button size="sm" variant="quiet" icon={<Trash2 size={15} aria-hidden="true" />} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </li>
  )
}

type MomentFieldProps = {
  label: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

function MomentField({ label, error, value, onChange }: MomentFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
