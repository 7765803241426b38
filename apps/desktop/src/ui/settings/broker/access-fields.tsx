import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import type { WindowAccount } from '@stratomate/contracts/desktop-window/brokers'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { type ReactNode, useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { formatStake } from '../../shown/format.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

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
  /** Whether a token of this broker is stored on this computer. */
  hasAccess: boolean
  /** The choice of how ties end. */
  ties: ReactNode
}

/**
 * How an account with an official interface is reached: token and App ID, then the account, from the broker's own list.
 */
export function AccessFields(props: AccessFieldsProps) {
  const { broker, accountId, onAccountId, appId, onAppId, token, onToken, hasAccess, ties } = props
  const { state } = useApp()
  return (
    <>
      {state.brokerSetup.canSignIn ? <PageSignIn broker={broker} /> : null}
      <PlainField
        label={t('App ID')}
        hint={t('Of your own registration at the broker. A personal access token needs it.')}
        value={appId}
        onValue={onAppId}
      />
      <PlainField
        label={t('Access token')}
        hint={hasAccess ? t('One is kept. Leave this empty to keep it.') : t('Kept on this computer only.')}
        type="password"
        value={token}
        onValue={onToken}
      />
      <ListedAccount {...props} />
      <PlainField label={t('Account id')} value={accountId} onValue={onAccountId} />
      {ties}
    </>
  )
}

/** A token from the broker's sign-in page, instead of one that the person makes there. */
function PageSignIn({ broker }: Pick<AccessFieldsProps, 'broker'>) {
  const act = useAct()
  const { state } = useApp()
  const [isOpening, setIsOpening] = useState(false)
  const signIn = async () => {
    setIsOpening(true)
    await act({ kind: 'sign_in_at_broker', broker })
    setIsOpening(false)
  }
  return (
    <div className="grid gap-2">
      <div>
        <Button isBusy={isOpening} onClick={() => void signIn()}>
          {t('Sign in at {name}', { name: brokers[brokerIdOf(broker)].name })}
        </Button>
      </div>
      <output className="text-sm text-text-2">
        {state.brokerSetup.message === null
          ? t('In your browser. It replaces the token; new connections need it again after an hour.')
          : saidInLanguage(state.brokerSetup.message)}
      </output>
    </div>
  )
}

type PlainFieldProps = {
  label: string
  hint?: string
  type?: 'text' | 'password'
  value: string
  onValue: (value: string) => void
}

/** A field that the browser does not fill in by itself. */
function PlainField({ label, hint, type = 'text', value, onValue }: PlainFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** The broker's own list, asked for with the entered token; the chosen account decides whether its money is real. */
function ListedAccount({ broker, onAccount, accountId, onAccountId, appId, token }: AccessFieldsProps) {
  const act = useAct()
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
      <div>
        <Button isBusy={isBusy} onClick={() => void list()}>
          {t('List my accounts')}
        </Button>
      </div>
      {accounts.length === 0 ? null : (
        <Field label={t('Account of the list')}>
          {(control) => (
            <Select {...control} value={accountId} onChange={(event) => choose(event.currentTarget.value)}>
              {accounts.some(({ id }) => id === accountId) ? null : (
                <option value={accountId}>{t('Choose one')}</option>
              )}
              {accounts.map((account) => (
                <option key={account.id} value={account.id} disabled={!account.isActive}>
                  {accountText(account)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

function accountText({ id, account, balanceCents, currency, isActive }: WindowAccount): string {
  const kind = account === 'live' ? t('Live') : t('Demo')
  const money = balanceCents === null ? '' : `, ${formatStake(balanceCents, currency)}`
  const name = `${id}, ${kind}${money}`
  return isActive ? name : t('{account}, not active', { account: name })
}
