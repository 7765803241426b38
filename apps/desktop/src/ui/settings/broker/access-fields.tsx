import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import type { WindowAccount } from '@stratomate/contracts/desktop-window/accounts'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { formatStake } from '../../shown/format.ts'

type AccessFieldsProps = {
  broker: BrokerKeyBy<'token'>
  /** The kind of the account that is chosen from the list. */
  onAccount: (account: 'demo' | 'live') => void
  accountId: string
  onAccountId: (accountId: string) => void
  appId: string
  onAppId: (appId: string) => void
  token: string
  onToken: (token: string) => void
  /** Whether a token of this broker is kept on this computer. */
  hasAccess: boolean
}

/** How an account with an official interface is reached: token and App ID, then the account, from the broker's own list. */
export function AccessFields(props: AccessFieldsProps) {
  const { broker, onAccount, accountId, onAccountId, appId, onAppId, token, onToken, hasAccess } = props
  const act = useAct()
  const { state } = useApp()
  const [isOpening, setIsOpening] = useState(false)
  const signIn = async () => {
    setIsOpening(true)
    await act({ kind: 'sign_in_at_broker', broker })
    setIsOpening(false)
  }
  const [accounts, setAccounts] = useState<readonly WindowAccount[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const list = async () => {
    setIsBusy(true)
    const given = token.trim() === '' ? {} : { token: token.trim() }
    const reply = await act({ kind: 'list_accounts', broker, appId: appId.trim() || null, ...given })
    setIsBusy(false)
    if (reply.ok) setAccounts(reply.data)
  }
  const choose = (id: string): void => {
    const chosen = accounts.find((account) => account.id === id)
    if (chosen === undefined) return
    onAccountId(chosen.id)
    onAccount(chosen.account)
  }
  return (
    <>
      {state.brokerSetup.canSignIn ? (
        <div className="grid gap-2">
          <div>
            <Button isBusy={isOpening} onClick={() => void signIn()}>
              Sign in at {brokers[brokerIdOf(broker)].name}
            </Button>
          </div>
          <output className="text-sm text-text-2">
            {state.brokerSetup.message ??
              'In your browser. It replaces the token; new connections need it again after an hour.'}
          </output>
        </div>
      ) : null}
      <Field label="App ID" hint="Of your own registration at the broker. A personal access token needs it.">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={appId}
            onChange={(event) => onAppId(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="Access token"
        hint={hasAccess ? 'One is kept. Leave this empty to keep it.' : 'Kept on this computer only.'}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            value={token}
            onChange={(event) => onToken(event.currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <Button isBusy={isBusy} onClick={() => void list()}>
          List my accounts
        </Button>
      </div>
      {accounts.length === 0 ? null : (
        <Field label="Account of the list">
          {(control) => (
            <Select {...control} value={accountId} onChange={(event) => choose(event.currentTarget.value)}>
              {accounts.some(({ id }) => id === accountId) ? null : <option value={accountId}>Choose one</option>}
              {accounts.map((account) => (
                <option key={account.id} value={account.id} disabled={!account.isActive}>
                  {accountText(account)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Account id">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={accountId}
            onChange={(event) => onAccountId(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}

function accountText({ id, account, balanceCents, currency, isActive }: WindowAccount): string {
  const kind = account === 'live' ? 'Live' : 'Demo'
  const money = balanceCents === null ? '' : `, ${formatStake(balanceCents, currency)}`
  return `${id}, ${kind}${money}${isActive ? '' : ', not active'}`
}
