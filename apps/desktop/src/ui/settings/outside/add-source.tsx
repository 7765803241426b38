import { type OutsideKind, outsideKindLabels, outsideKinds } from '@stratomate/contracts/desktop-window/outside-values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { type SyntheticEvent, useState } from 'react'
import { useAct } from '../../connection/use-app.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const nameMax = 40

/** A new source: its kind, and the name under which its trades are listed. */
export function AddSource({ onAddress }: { onAddress: (address: string) => void }) {
  const act = useAct()
  const [source, setSource] = useState<OutsideKind>('alerts')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const add = async (event: SyntheticEvent) => {
    event.preventDefault()
    const plain = name.trim()
    if (plain === '') return setProblem(t('Give the source a name.'))
    const reply = await act({ kind: 'outside_add', source, name: plain })
    setProblem(reply.ok ? undefined : saidInLanguage(reply.message))
    if (!reply.ok) return
    setName('')
    if (reply.data !== null) onAddress(reply.data.address)
  }
  return (
    <form aria-label={t('Add a source')} className="grid gap-4" noValidate onSubmit={(event) => void add(event)}>
      <div className="grid grid-cols-2 items-start gap-x-6">
        <Field label={t('Where the signals come from')}>
          {(control) => (
            <Select
              {...control}
              value={source}
              onChange={({ currentTarget: { value } }) =>
                setSource(outsideKinds.find((kind) => kind === value) ?? 'alerts')
              }
            >
              {outsideKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {saidInLanguage(outsideKindLabels[kind])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Name')} hint={t('All lists show it in place of an indicator.')} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={nameMax}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit">{t('Add source')}</Button>
      </div>
    </form>
  )
}
