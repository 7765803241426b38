import { brokerIdOf, isReachedBy, type RemoteBrokerKey } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import type { WindowAccess } from '@stratomate/contracts/desktop-window/brokers'
import { liveWord, type TieRule } from '@stratomate/contracts/desktop-window/values'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { Segmented } from '@stratomate/ui/segmented'
import { TextInput } from '@stratomate/ui/text-input'
import { type SyntheticEvent, useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { AccessFields } from './access-fields.tsx'
import { TieField } from './tie-field.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** A real broker: first its notice, then the account, then its access. */
export function BrokerConsent({ broker }: { broker: RemoteBrokerKey }) {
  const { state, say } = useApp()
  const act = useAct()
  const { brokerSetup: setup } = state
  const accesses = [setup, ...setup.kept].filter((one) => one.broker === broker)
  const [known] = accesses
  const [account, setAccount] = useState<'demo' | 'live'>(known?.account ?? 'demo')
  const [accountId, setAccountId] = useState(known?.accountId ?? '')
  const [appId, setAppId] = useState(known?.appId ?? '')
  const [ties, setTies] = useState(known?.ties ?? 'lose')
  const hasAccess = opens(accesses, account)
  const [token, setToken] = useState('')
  const [typed, setTyped] = useState('')
  const [hasRead, setHasRead] = useState(false)
  const choose = async (kind: 'choose_broker' | 'add_account') => {
    if (!hasRead) return say(t('Read the notice and accept it first.'), 'problem')
    const shared = { account, hasAcceptedRisk: true, ...(typed === '' ? {} : { typed }) } as const
    const given = token.trim() === '' ? {} : { token: token.trim() }
    const choice = isReachedBy(broker, 'token')
      ? { broker, ...shared, accountId: accountId.trim(), appId: appId.trim() || null, ties, ...given }
      : { broker, ...shared }
    const reply = await act({ kind, choice })
    if (reply.ok) setToken('')
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        void choose('choose_broker')
      }}
    >
      <p className="rounded-md border border-line bg-s1 px-3.5 py-2.5 text-sm">{saidInLanguage(setup.risks[broker])}</p>
      <Checkbox
        label={t('I have read this and accept the risk.')}
        checked={hasRead}
        onChange={(event) => setHasRead(event.currentTarget.checked)}
      />
      <AccountField account={account} onAccount={setAccount} typed={typed} onTyped={setTyped} />
      {isReachedBy(broker, 'token') ? (
        <AccessFields
          broker={broker}
          onAccount={setAccount}
          accountId={accountId}
          onAccountId={setAccountId}
          appId={appId}
          onAppId={setAppId}
          token={token}
          onToken={setToken}
          hasAccess={hasAccess}
          ties={
            <TieField
              ties={ties}
              labels={contractLabels}
              hint={t('Where the broker offers both kinds.')}
              onChange={setTies}
            />
          }
        />
      ) : null}
      <ConsentActions
        broker={broker}
        account={account}
        hasAccess={hasAccess}
        onAdd={() => void choose('add_account')}
      />
    </form>
  )
}

/** Whether the stored access opens the account: a token opens all accounts of its broker, a session only its own. */
function opens(accesses: readonly WindowAccess[], account: 'demo' | 'live'): boolean {
  return accesses.some((one) => one.hasAccess && (isReachedBy(one.broker, 'token') || one.account === account))
}

type ConsentActionsProps = {
  broker: RemoteBrokerKey
  account: 'demo' | 'live'
  hasAccess: boolean
  onAdd: () => void
}

/** The account for all charts is saved, not added; a session begins on the broker's page. */
function ConsentActions({ broker, account, hasAccess, onAdd }: ConsentActionsProps) {
  const { state } = useApp()
  const act = useAct()
  const { brokerSetup: setup } = state
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('Save this broker')}</Button>
        {setup.broker === broker && setup.account === account ? null : (
          <Button onClick={onAdd}>{t('Add it beside the first')}</Button>
        )}
        {isReachedBy(broker, 'session') ? (
          <Button isBusy={setup.isCapturing} onClick={() => void act({ kind: 'capture_session', broker, account })}>
            {t('Sign in at {name}', { name: brokers[brokerIdOf(broker)].name })}
          </Button>
        ) : null}
      </div>
      {isReachedBy(broker, 'session') ? (
        <output className="text-sm text-text-2">
          {setup.message === null
            ? hasAccess
              ? t('A session is kept on this computer.')
              : t('No session yet.')
            : saidInLanguage(setup.message)}
        </output>
      ) : null}
    </>
  )
}

type AccountFieldProps = {
  account: 'demo' | 'live'
  onAccount: (account: 'demo' | 'live') => void
  typed: string
  onTyped: (typed: string) => void
}

/** Demo money or real money. */
function AccountField({ account, onAccount, typed, onTyped }: AccountFieldProps) {
  return (
    <>
      <Segmented
        legend={t('Account')}
        legendClassName="w-32 text-sm font-medium"
        tone="quiet"
        items={[
          { value: 'demo', label: t('Demo') },
          { value: 'live', label: t('Live') },
        ]}
        selected={account}
        onSelect={onAccount}
      />
      {account === 'live' ? <LiveWordField typed={typed} onChange={onTyped} /> : null}
    </>
  )
}

/** Real money has to be typed as a word, so that it is never chosen by accident. */
function LiveWordField({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) {
  return (
    <Field
      label={t('Type {word} to trade with real money', { word: liveWord })}
      hint={t('The first start of each session asks again.')}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={typed}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

const contractLabels = {
  lose: 'Loses (CALL and PUT, higher payout)',
  win: 'Wins (CALLE and PUTE, lower payout)',
} as const satisfies Record<TieRule, string>
