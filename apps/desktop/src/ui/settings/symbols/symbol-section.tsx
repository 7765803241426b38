import { brokerIdOf } from '@stratomate/contracts/brokers/broker-keys'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import type { WindowAsset, WindowMappedBroker, WindowSymbol } from '@stratomate/contracts/desktop-window/symbols'
import { Button } from '@stratomate/ui/button'
import { Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EmptyList } from '../../shown/empty-list.tsx'
import { useApp } from '../../connection/use-app.ts'
import { SymbolRow } from './symbol-row.tsx'

const headLook = 'h-9 px-3.5 text-left text-xs font-medium text-text-3'

/** What each symbol of the terminal is at the broker: found by its name, changed by hand, tested at the broker. */
export function SymbolSection() {
  const { state, openSection } = useApp()
  const { broker, rows } = state.symbols
  if (broker === null) {
    return (
      <EmptyList title="The paper broker trades each chart as it is.">
        <p className="text-sm">Symbols are mapped when Pocket Option or Deriv takes the orders.</p>
        <div>
          <Button size="sm" onClick={() => openSection('broker')}>
            Choose a broker
          </Button>
        </div>
      </EmptyList>
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyList title="No symbols yet. Open a chart in MetaTrader 5.">
        <p className="text-sm">Each symbol appears here with the asset that is traded for it.</p>
        <div>
          <Button size="sm" onClick={() => openSection('terminal')}>
            Set up MetaTrader 5
          </Button>
        </div>
      </EmptyList>
    )
  }
  return <SymbolTable key={broker} broker={broker} rows={rows} />
}

function SymbolTable({ broker, rows }: { broker: WindowMappedBroker; rows: readonly WindowSymbol[] }) {
  const { state, openSection } = useApp()
  const assets = useAssets(broker)
  const { name, isConnected } = accountOf(state, broker)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">
        Prefixes and suffixes of your terminal are left out by themselves. What is not certain is never traded: choose
        its asset here. OTC charts trade OTC assets only, all others never do.
      </p>
      {isConnected ? null : (
        <div className="flex items-center gap-2.5 rounded-md border border-line bg-s1 px-3.5 py-3 text-sm">
          <Unplug size={15} aria-hidden="true" className="flex-none text-st-pending" />
          <p className="grow">{name} is not connected, so its assets are not known. Your choices are kept.</p>
          <Button size="sm" variant="quiet" onClick={() => openSection('broker')}>
            Broker
          </Button>
        </div>
      )}
      <div className="rounded-lg border border-line">
        <table className="w-full">
          <caption className="sr-only">Symbols of your charts and what is traded for them at {name}</caption>
          <thead>
            <tr>
              {['Symbol', `Traded at ${name} as`, 'Test'].map((title) => (
                <th key={title} scope="col" className={headLook}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SymbolRow
                key={`${row.isCustom ? 'custom' : 'real'} ${row.symbol}`}
                row={row}
                broker={broker}
                assets={assets}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-text-3">
        Your choices hold at {name} only and are kept on this computer. A test reads the broker’s list, payout and
        price; it places no order.
      </p>
    </div>
  )
}

/** The account that is on at a broker; the one for all charts when none is. */
function accountOf(
  { accounts, broker }: WindowState,
  key: WindowMappedBroker,
): Pick<WindowState['broker'], 'name' | 'isConnected'> {
  return accounts.find(({ id, isOn }) => isOn && id === brokerIdOf(key)) ?? broker
}

/** The broker's list, read when it connects: it is too long to be part of what is pushed all the time. */
function useAssets(broker: WindowMappedBroker): readonly WindowAsset[] {
  const { link, state } = useApp()
  const { isConnected } = accountOf(state, broker)
  const [assets, setAssets] = useState<readonly WindowAsset[]>([])
  useEffect(() => {
    if (!isConnected) return
    let isOver = false
    void link.act({ kind: 'list_assets', broker }).then((reply) => {
      if (!isOver && reply.ok) setAssets(reply.data.assets)
    })
    return () => {
      isOver = true
    }
  }, [link, broker, isConnected])
  return isConnected ? assets : []
}
