import type { Device } from '@stratomate/contracts/trading/schemas'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { accountLabels } from '@stratomate/domain/trading/trade-names'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import type { LiveState } from './use-live-account.ts'

type ConnectionStatusProps = { devices: readonly Device[]; live: LiveState }

/** The states of terminal and broker in the header; below 1024 px they are combined. */
export function ConnectionStatus({ devices, live }: ConnectionStatusProps) {
  const simulation = useQuery<boolean>({ queryKey: queryKeys.simulation, queryFn: skipToken })
  if (simulation.data === true) return <SimulationStatus />
  return <AccountStatus devices={devices} live={live} />
}

function AccountStatus({ devices, live }: ConnectionStatusProps) {
  const states = devices.flatMap(({ online, state }) => (online && state !== null ? [state] : []))
  const hasTerminal = states.some(({ terminalConnected }) => terminalConnected)
  const isSimulated = states.some(({ charts }) => charts.some(({ simulated }) => simulated))
  const terminal = isSimulated ? 'Simulated charts' : 'MT5 connected'
  const broker = states.find((state) => state.broker.connected)?.broker
  const offLook = devices.length === 0 ? 'quiet' : 'warning'
  const account = broker === undefined ? null : accountLabels[broker.account]
  return (
    <div className="mr-1 flex items-center gap-4 text-xs text-text-2" aria-live="polite">
      {live === 'lost' ? (
        <State isOn={false} label="Reconnecting" />
      ) : (
        <>
          <span className="hidden gap-4 xl:flex">
            <State isOn={hasTerminal} offLook={offLook} label={hasTerminal ? terminal : 'MT5 disconnected'} />
            <State
              isOn={account !== null}
              offLook={offLook}
              label={account === null ? 'No broker' : `${account} account`}
            />
          </span>
          <span className="xl:hidden">
            <State
              isOn={hasTerminal && account !== null}
              offLook={offLook}
              label={hasTerminal && account !== null ? 'Connected' : 'Not connected'}
            />
          </span>
        </>
      )}
    </div>
  )
}

/** What is on the page has charts and a broker of its own. */
function SimulationStatus() {
  return (
    <div className="mr-1 flex items-center gap-4 text-xs text-text-2" aria-live="polite">
      <State isOn label="Simulated charts" />
      <span className="hidden xl:block">
        <State isOn label="Paper account" />
      </span>
    </div>
  )
}

/** `offLook`: a connection that was never made is no warning. */
type StateProps = { isOn: boolean; offLook?: 'warning' | 'quiet'; label: string }

function State({ isOn, offLook = 'warning', label }: StateProps) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {isOn ? (
        <span aria-hidden="true" className="size-2 rounded-full bg-st-active" />
      ) : (
        <Unplug size={14} aria-hidden="true" className={offLook === 'quiet' ? 'text-text-3' : 'text-st-pending'} />
      )}
      {label}
    </span>
  )
}
