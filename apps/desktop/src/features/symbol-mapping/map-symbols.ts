import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowAssets } from '@stratomate/contracts/desktop-window/symbols'
import { isSameKind } from '#desktop/adapters/brokers/choose-asset.ts'
import type { Log } from '@stratomate/engine/ports'
import { SettingsError } from '@stratomate/std/errors'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { type TestApp, testSymbol } from './test-symbol.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { mappedBroker, type SymbolMapApp, windowAsset } from './window-symbols.ts'

type MapKind = 'list_assets' | 'choose_asset' | 'test_symbol'
type MapAction = Extract<WindowAction, { kind: MapKind }>
type ChooseAction = Extract<WindowAction, { kind: 'choose_asset' }>

export type MapSymbolsApp = TestApp & { log: Pick<Log, 'info'> }

/** What the person reads and changes of the symbol map of an account. */
export async function mapSymbols(action: MapAction, app: MapSymbolsApp): Promise<WindowReply> {
  switch (action.kind) {
    case 'list_assets': {
      const data: WindowAssets = { assets: app.broker.assets().map(windowAsset) }
      return { ok: true, message: '', data }
    }
    case 'choose_asset':
      return chooseFor(action, app)
    case 'test_symbol':
      return testSymbol(action, app)
    default:
      return action satisfies never
  }
}

/** Throws a SettingsError when there are too many, or when the file was broken by hand; then nothing has changed. */
export function chooseFor(action: ChooseAction, app: SymbolMapApp & { log: Pick<Log, 'info'> }): WindowReply {
  const { symbol, asset } = action
  const broker = mappedBroker(app.broker.id)
  if (broker === null) return refused('The paper broker trades each chart as it is: there is nothing to choose.')
  const refusal = asset === null ? null : choiceRefusal({ ...action, asset }, app)
  if (refusal !== null) return refused(refusal)
  try {
    app.symbols.choose(broker, { symbol, asset })
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SettingsError) throw error
    return refused(`Nothing was changed: broker.json could not be written (${error.message}). Try again.`)
  }
  app.log.info('The asset of a symbol was chosen by hand.', { broker, symbol, asset })
  if (asset === null) return { ok: true, message: `${shown(symbol)} is automatic again.`, data: null }
  return { ok: true, message: 'Saved. It holds from the next signal on.', data: null }
}

function choiceRefusal(
  { symbol, isCustom, asset: id }: ChooseAction & { asset: string },
  app: SymbolMapApp,
): string | null {
  const { name } = brokers[app.broker.id]
  const chart = app.charts.connected().find((each) => each.symbol === symbol && each.isCustom === isCustom)
  if (chart === undefined) {
    return `No chart of ${shown(symbol)} is open. Open it in MetaTrader 5 first: only then is it known whether it is OTC.`
  }
  if (!app.broker.isConnected()) {
    return `${name} is not connected, so its assets are not known. Connect it under Broker, then choose again.`
  }
  const listed = app.broker.assets().filter((asset) => asset.id === id)
  if (listed.length === 0) return `${name} does not offer ${shown(id)} now. Choose another asset.`
  if (listed.some((asset) => isSameKind(chart, asset))) return null
  const [one, other] = isSameKind(chart, { isOtc: true }) ? [symbol, id] : [id, symbol]
  return `${shown(one)} is OTC and ${shown(other)} is not. OTC charts never trade other assets, nor the other way round.`
}

/** A foreign name inside our sentence keeps its own writing direction. */
function shown(name: string): string {
  return `\u2068${name}\u2069`
}

function refused(message: string): { ok: false; message: string } {
  return { ok: false, message }
}
