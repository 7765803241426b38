import { brokerIdOf, isReachedBy, type RemoteBrokerKey } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { liveWord } from '@stratomate/contracts/desktop-window/values'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { Segmented } from '@stratomate/ui/segmented'
import { TextInput } from '@stratomate/ui/text-input'
import { type SyntheticEvent, useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'

/** A real broker: its notice first, then the account, then its access. */
export function BrokerConsent({ broker }: { broker: RemoteBrokerKey }) {
  const { state, say } = useApp()
  const act = useAct()
  const { brokerSetup: setup } = state
  const [account, setAccount] = useState<'demo' | 'live'>(setup.broker === broker ? setup.account : 'demo')
  const [accountId, setAccountId] = useState(setup.accountId)
  const [token, setToken] = useState('')
  const [typed, setTyped] = useState('')
  const [hasRead, setHasRead] = useState(false)
  const choose = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!hasRead) return say('Read the notice and accept it first.', 'problem')
    const shared = { account, hasAcceptedRisk: true, ...(typed === '' ? {} : { typed }) } as const
    const given = token.trim() === '' ? {} : { token: token.trim() }
    const choice = isReachedBy(broker, 'token')
      ? { broker, ...shared, accountId: accountId.trim(), ...given }
      : { broker, ...shared }
    const reply = await act({ kind: 'choose_broker', choice })
    if (reply.ok) setToken('')
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void choose(event)}>
      <p className="rounded-md border border-line bg-s1 px-3.5 py-2.5 text-sm">{setup.risks[broker]}</p>
      <Checkbox
        label="I have read this and accept the risk."
        checked={hasRead}
        onChange={(event) => setHasRead(event.currentTarget.checked)}
      />
      <Segmented
        legend="Account"
        legendClassName="w-32 text-sm font-medium"
        tone="quiet"
        items={[
          { value: 'demo', label: 'Demo' },
          { value: 'live', label: 'Live' },
        ]}
        selected={account}
        onSelect={setAccount}
      />
      {account === 'live' ? (
        <Field label={`Type ${liveWord} to trade with real money`} hint="The first start of each session asks again.">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {isReachedBy(broker, 'token') ? (
        <>
          <Field label="Account id">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={accountId}
                onChange={(event) => setAccountId(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field
            label="Access token"
            hint={
              setup.hasAccess && setup.broker === broker
                ? 'One is kept. Leave this empty to keep it.'
                : 'Kept on this computer only.'
            }
          >
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="off"
                value={token}
                onChange={(event) => setToken(event.currentTarget.value)}
              />
            )}
          </Field>
        </>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save this broker</Button>
        {isReachedBy(broker, 'session') ? (
          <Button isBusy={setup.isCapturing} onClick={() => void act({ kind: 'capture_session', broker, account })}>
            Sign in at {brokers[brokerIdOf(broker)].name}
          </Button>
        ) : null}
      </div>
      {isReachedBy(broker, 'session') ? (
        <output className="text-sm text-text-2">
          {setup.message ??
            (setup.hasAccess && setup.broker === broker ? 'A session is kept on this computer.' : 'No session yet.')}
        </output>
      ) : null}
    </form>
  )
}
