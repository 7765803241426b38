import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { type SyntheticEvent, useState } from 'react'
import { useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** The service that this app belongs to; before the sign-in a person may name another one. */
export function ServerAddress() {
  const { serverOrigin, canChangeServer } = useApp().state
  const [isOpen, setIsOpen] = useState(false)
  if (canChangeServer && isOpen) return <AddressForm onClose={() => setIsOpen(false)} />
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <span className="text-text-2">{t('Service')}</span>
      <span className="font-mono text-xs break-all">{serverOrigin}</span>
      {canChangeServer ? (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {t('Change address')}
        </Button>
      ) : null}
    </p>
  )
}

function AddressForm({ onClose }: { onClose: () => void }) {
  const { state, link, say } = useApp()
  const [address, setAddress] = useState(state.serverOrigin)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (address.trim() === '') return setProblem(t('Enter the address of the service, such as https://example.com.'))
    const reply = await link.act({ kind: 'change_server', address })
    if (!reply.ok) return setProblem(saidInLanguage(reply.message))
    say(saidInLanguage(reply.message))
    onClose()
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label={t('Address of the service')}
        hint={t('Copy it from the address bar of the page where you download the app.')}
        error={problem}
      >
        {(control) => (
          <TextInput
            {...control}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={(event) => {
              setAddress(event.currentTarget.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('Save address')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
