import { trialPlan } from '@stratomate/domain/billing/plans'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { type SyntheticEvent, useState } from 'react'
import { EarlierData } from '../shown/earlier-data.tsx'
import { ServerAddress } from '../shown/server-address.tsx'
import { useOpenPage } from '../shown/use-open-page.ts'
import { useAct, useApp } from '../connection/use-app.ts'
import { trialText } from './plan-ways.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Three ways in: the code that the site asks for, a license key, or a new account with its trial. */
export function SignIn() {
  const { state } = useApp()
  const openPage = useOpenPage()
  const signIn = state.signIn.kind === 'waiting' ? state.signIn : { page: null, code: null, problem: null }
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">{t('Connect this computer')}</h2>
        <p className="text-text-2">
          {t(
            'Open the sign-in page in your browser, compare the code, and approve. This window continues automatically.',
          )}
        </p>
      </div>
      <EarlierData />
      <section aria-labelledby="code" className="grid gap-4">
        <h3 id="code" className="text-sm font-medium text-text-2">
          {t('Code of this computer')}
        </h3>
        <p
          aria-live="polite"
          className={signIn.code === null ? 'text-text-2' : 'font-mono text-xl font-semibold tracking-wide'}
        >
          {signIn.code ?? t('Waiting for the site …')}
        </p>
        <div>
          <Button variant="primary" disabled={signIn.code === null} onClick={() => void openPage('device')}>
            {t('Open the sign-in page')}
          </Button>
        </div>
        {signIn.problem === null ? null : (
          <p role="alert" className="text-sm text-st-pending">
            {saidInLanguage(signIn.problem)}
          </p>
        )}
        <ServerAddress />
      </section>
      <LicenseKeyForm />
      {state.wasSignedIn ? null : <NoAccount />}
    </div>
  )
}

/** The second way in, for people whose account has shown them a key. */
function LicenseKeyForm() {
  const act = useAct()
  const [key, setKey] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const give = async (event: SyntheticEvent) => {
    event.preventDefault()
    setIsEmpty(key.trim() === '')
    if (key.trim() === '') return
    const reply = await act({ kind: 'give_key', key })
    if (reply.ok) setKey('')
  }
  return (
    <form className="grid gap-3 border-t border-line pt-6" onSubmit={(event) => void give(event)}>
      <Field
        label={t('License key')}
        hint={t('In the place of a sign-in. It is sent to the site once and never stored here.')}
        error={isEmpty ? t('Enter the key that your account shows once.') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{t('Use license key')}</Button>
      </div>
    </form>
  )
}

/** For people who open the app for the first time. */
function NoAccount() {
  const openPage = useOpenPage()
  return (
    <section aria-labelledby="no-account" className="grid gap-3 border-t border-line pt-6">
      <h3 id="no-account" className="text-md font-semibold">
        {t('No account yet')}
      </h3>
      <p className="text-sm text-text-2">{trialText(trialPlan)}</p>
      <div>
        <Button onClick={() => void openPage('pricing')}>{t('Start free trial')}</Button>
      </div>
    </section>
  )
}
