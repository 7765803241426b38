import type { WindowBrokerSetup } from '@stratomate/contracts/desktop-window/state'
import { brokerSentence } from '@stratomate/domain/brokers/brokers'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { BrokerConsent } from './broker-consent.tsx'
import { BrokerLine } from './broker-line.tsx'

type BrokerName = WindowBrokerSetup['broker']

const labels = {
  paper: 'Paper broker (built in, no real money)',
  deriv: 'Deriv (official interface)',
  pocket_option: 'Pocket Option (your own session)',
} as const satisfies Record<BrokerName, string>
/** The names of the settings file, as the registry of brokers knows them. */
const brokerIds = { deriv: 'deriv', pocket_option: 'pocket-option' } as const
// Safe: exactly the keys of the table above.
const names = Object.keys(labels) as BrokerName[]

/** Which broker takes the orders. A real one needs its notice read and its access; any other is taken while trading is stopped. */
export function BrokerSection() {
  const { state } = useApp()
  const act = useAct()
  const { brokerSetup: setup } = state
  const [name, setName] = useState<BrokerName>(setup.broker)
  return (
    <div className="grid gap-5">
      <BrokerLine />
      <Field label="Broker">
        {(control) => (
          <Select
            {...control}
            value={name}
            onChange={(event) => setName(names.find((each) => each === event.currentTarget.value) ?? 'paper')}
          >
            {names.map((each) => (
              <option key={each} value={each}>
                {labels[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {name === 'paper' ? (
        <>
          <p className="text-sm text-text-2">
            A demo account with paper money, kept on this computer. No real money is at risk, and there is no Live here.
          </p>
          {setup.broker === 'paper' ? null : (
            <div>
              <Button onClick={() => void act({ kind: 'choose_broker', choice: { broker: 'paper' } })}>
                Use the paper broker
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p className="text-sm text-text-2">{brokerSentence(brokerIds[name])}</p>
          <BrokerConsent key={name} broker={name} />
        </>
      )}
    </div>
  )
}
