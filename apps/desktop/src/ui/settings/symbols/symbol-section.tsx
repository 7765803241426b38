import { placeOfKey, type RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import type { WindowAsset, WindowSymbol, WindowSymbols } from '@stratomate/contracts/desktop-window/symbols'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accountName } from '@stratomate/domain/brokers/trade-accounts'
import { EmptyList } from '../../shown/empty-list.tsx'
import { useApp } from '../../connection/use-app.ts'
import { SymbolRow } from './symbol-row.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const headLook = 'h-9 px-3.5 text-left text-xs font-medium text-text-3'

/**
 * The asset at the broker for each symbol of the terminal: found by its name, changed by hand, tested at the broker.
 */
export function SymbolSection() {
  const { state, mapOf, openSection } = useApp()
  const map = state.symbols.find(({ account }) => account === mapOf) ?? state.symbols[0]
  if (map === undefined) {
    return (
      <EmptyList title={t('The paper broker trades each chart as it is.')}>
        <p className="text-sm">{t('Symbols are mapped when Pocket Option or Deriv takes the orders.')}</p>
        <div>
          <Button size="sm" onClick={() => openSection('broker')}>
            {t('Choose a broker')}
          </Button>
        </div>
      </EmptyList>
    )
  }
  return (
    <div className="grid gap-5">
      {state.symbols.length < 2 ? null : <MapChoice maps={state.symbols} shown={map.account} />}
      {map.rows.length === 0 ? <NoSymbols /> : <SymbolTable key={map.account} {...map} />}
    </div>
  )
}

/** Chooses whose map is shown, where more than one account has one. */
function MapChoice({ maps, shown }: { maps: readonly WindowSymbols[]; shown: RemoteAccountKey }) {
  const { openMap } = useApp()
  const choose = (value: string): void => {
    const map = maps.find(({ account }) => account === value)
    if (map !== undefined) openMap(map.account)
  }
  return (
    <Field label={t('Account')}>
      {(control) => (
        <Select {...control} value={shown} onChange={(event) => choose(event.currentTarget.value)}>
          {maps.map(({ account }) => (
            <option key={account} value={account}>
              {saidInLanguage(accountName(account))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function NoSymbols() {
  const { openSection } = useApp()
  return (
    <EmptyList title={t('No symbols yet. Open a chart in MetaTrader 5.')}>
      <p className="text-sm">{t('Each symbol appears here with the asset that is traded for it.')}</p>
      <div>
        <Button size="sm" onClick={() => openSection('terminal')}>
          {t('Set up MetaTrader 5')}
        </Button>
      </div>
    </EmptyList>
  )
}

function SymbolTable({ account, rows }: { account: RemoteAccountKey; rows: readonly WindowSymbol[] }) {
  const { state, openSection } = useApp()
  const isConnected = isConnectedAt(state, account)
  const assets = useAssets(account)
  const { name } = brokers[placeOfKey(account).id]
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">
        {t(
          'Prefixes and suffixes of your terminal are left out automatically. What is not certain is never traded: choose its asset here. OTC charts trade OTC assets only, all others never do.',
        )}
      </p>
      {isConnected ? null : (
        <div className="flex items-center gap-2.5 rounded-md border border-line bg-s1 px-3.5 py-3 text-sm">
          <Unplug size={15} aria-hidden="true" className="flex-none text-st-pending" />
          <p className="grow">
            {t('{name} is not connected, so its assets are not known. Your choices are kept.', { name })}
          </p>
          <Button size="sm" variant="quiet" onClick={() => openSection('broker')}>
            {t('Broker')}
          </Button>
        </div>
      )}
      <div className="rounded-lg border border-line">
        <table className="w-full">
          <caption className="sr-only">
            {t('Symbols of your charts and what is traded for them at {name}', { name })}
          </caption>
          <thead>
            <tr>
              {[t('Symbol'), t('Traded at {name} as', { name }), t('Test')].map((title) => (
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
                account={account}
                assets={assets}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-text-3">
        {t(
          'Your choices hold at {name} only and are kept on this computer. A test reads the broker’s list, payout and price; it places no order.',
          { name },
        )}
      </p>
    </div>
  )
}

function isConnectedAt({ accounts }: WindowState, account: RemoteAccountKey): boolean {
  return accounts.some(({ key, isOn, isConnected }) => key === account && isOn && isConnected)
}

/** The broker's list, read when it connects: it is too long for the state that is sent all the time. */
function useAssets(account: RemoteAccountKey): readonly WindowAsset[] {
  const { link, state } = useApp()
  const isConnected = isConnectedAt(state, account)
  const [assets, setAssets] = useState<readonly WindowAsset[]>([])
  useEffect(() => {
    if (!isConnected) return
    let isOver = false
    void link.act({ kind: 'list_assets', account }).then((reply) => {
      if (!isOver && reply.ok) setAssets(reply.data.assets)
    })
    return () => {
      isOver = true
    }
  }, [link, account, isConnected])
  return isConnected ? assets : []
}
