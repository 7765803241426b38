import { brokerIdOf, type BrokerKey, brokerKeysBy, isReachedBy } from '@stratomate/contracts/brokers/broker-keys'
import { type BrokerAccess, brokers } from '@stratomate/contracts/brokers/brokers'
import type { TieRule } from '@stratomate/contracts/desktop-window/values'
import { brokerSentence } from '@stratomate/domain/brokers/brokers'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { AccountList } from './account-list.tsx'
import { BrokerConsent } from './broker-consent.tsx'
import { BrokerLine } from './broker-line.tsx'
import { TieField } from './tie-field.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const accessNotes = {
  built_in: 'built in, no real money',
  token: 'official interface',
  session: 'your own session',
} as const satisfies Record<BrokerAccess, string>
const tieLabels = { lose: 'Loses', win: 'Wins' } as const satisfies Record<TieRule, string>
/** Practice first, then official interfaces. */
const keys: readonly BrokerKey[] = [...brokerKeysBy('built_in'), ...brokerKeysBy('token'), ...brokerKeysBy('session')]

/**
 * Which broker gets the orders. A real one needs its notice read and its access; another one can be chosen while
 * trading is stopped.
 */
export function BrokerSection() {
  const { state } = useApp()
  const act = useAct()
  const { brokerSetup: setup } = state
  const [key, setKey] = useState<BrokerKey>(setup.broker)
  const [ties, setTies] = useState(isReachedBy(setup.broker, 'built_in') ? setup.ties : 'lose')
  return (
    <div className="grid gap-5">
      <BrokerLine />
      <AccountList />
      <Field label={t('Broker')}>
        {(control) => (
          <Select
            {...control}
            value={key}
            onChange={(event) => setKey(keys.find((each) => each === event.currentTarget.value) ?? key)}
          >
            {keys.map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isReachedBy(key, 'built_in') ? (
        <>
          <p className="text-sm text-text-2">
            {t(
              'A demo account with paper money, kept on this computer. No real money is at risk, and there is no Live here.',
            )}
          </p>
          <TieField
            ties={ties}
            labels={tieLabels}
            hint={t('Most brokers take the stake then, so that is how practice is honest.')}
            onChange={setTies}
          />
          {setup.broker === key && setup.ties === ties ? null : (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void act({ kind: 'choose_broker', choice: { broker: key, ties } })}>
                {setup.broker === key ? t('Save') : t('Use the paper broker')}
              </Button>
              {setup.broker === key ? null : (
                <Button onClick={() => void act({ kind: 'add_account', choice: { broker: key, ties } })}>
                  {t('Add it beside the first')}
                </Button>
              )}
            </div>
          )}
        </>
      ) : (
        <>
          <p className="text-sm text-text-2">{saidInLanguage(brokerSentence(brokerIdOf(key)))}</p>
          <BrokerConsent key={key} broker={key} />
        </>
      )}
    </div>
  )
}

function labelOf(key: BrokerKey): string {
  const { name, access } = brokers[brokerIdOf(key)]
  return `${saidInLanguage(name)} (${t(accessNotes[access])})`
}
