import type { WindowBrokerAccount } from '@stratomate/contracts/desktop-window/brokers'
import { liveWord } from '@stratomate/contracts/desktop-window/values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { Plug, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { formatStake } from '../../shown/format.ts'
import { lineLabels } from './line-labels.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** The accounts that trade or may trade, each with its state and balance; those beside the first are switched on and off. */
export function AccountList() {
  const { state } = useApp()
  const { accounts } = state
  if (accounts.length < 2) return null
  return (
    <section className="grid gap-2" aria-label={t('Accounts')}>
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <AccountRow key={account.key} account={account} />
        ))}
      </ul>
      <p className="text-sm text-text-2">
        {t(
          'A chart trades with the first account, or with the one that its rules name. Your limits count all of them.',
        )}
      </p>
    </section>
  )
}

function AccountRow({ account }: { account: WindowBrokerAccount }) {
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const { key, name, isOn, isChosen, isConnected } = account
  const isLive = account.account === 'live'
  const Icon = isConnected ? Plug : Unplug
  const turn = (): void => {
    if (!isOn && isLive) setIsAsking(true)
    else void act({ kind: 'switch_account', account: key, isOn: !isOn })
  }
  return (
    <li className="grid gap-3 rounded-md border border-line bg-s1 px-3.5 py-2.5 text-sm">
      <div className="flex min-h-9 items-center gap-3">
        <Icon
          size={15}
          aria-hidden="true"
          className={isConnected ? 'flex-none text-st-active' : 'flex-none text-text-3'}
        />
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">
            {saidInLanguage(name)}, {isLive ? t('Live') : t('Demo')}
          </strong>{' '}
          {isChosen ? null : <span className="text-text-2">{stateText(account)}</span>}
        </p>
        {account.balanceCents === null ? null : (
          <span className="flex-none tabular-nums">{formatStake(account.balanceCents, account.currency)}</span>
        )}
        {isChosen ? (
          <span className="flex-none text-text-2">{t('For all charts')}</span>
        ) : (
          <Button
            size="sm"
            aria-label={`${isOn ? t('Switch off') : t('Switch on')} ${name}, ${isLive ? t('Live') : t('Demo')}`}
            onClick={turn}
          >
            {isOn ? t('Switch off') : t('Switch on')}
          </Button>
        )}
      </div>
      {isAsking ? <LiveWord account={account} onDone={() => setIsAsking(false)} /> : null}
    </li>
  )
}

/** Real money is switched on with the word typed, for each account. */
function LiveWord({ account, onDone }: { account: WindowBrokerAccount; onDone: () => void }) {
  const act = useAct()
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void act({ kind: 'switch_account', account: account.key, isOn: true, typed }).then(({ ok }) => ok && onDone())
      }}
    >
      <Field label={t('Type {word} to trade with real money at {name}', { word: liveWord, name: account.name })}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit">{t('Switch on')}</Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}

function stateText({ isOn, switchedOff, hasOtherCurrency, currency, line }: WindowBrokerAccount): string {
  if (!isOn) return t('Switched off. It takes no orders.')
  if (switchedOff !== null) return t('Switched off by the service for now, so no orders are sent.')
  if (hasOtherCurrency)
    return t(
      'Not traded: its currency is {currency}. Limits cannot be counted in two currencies; take an account in the currency of the first.',
      { currency },
    )
  return t(lineLabels[line])
}
