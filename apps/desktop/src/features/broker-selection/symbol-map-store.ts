import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import type { SymbolOverrides } from '#desktop/adapters/brokers/choose-asset.ts'
import { BrokerChoice, isRemote, readBrokerChoice, type RemoteChoice, symbolsMax } from './broker-choice.ts'
import { SettingsError } from '@stratomate/std/errors'

type RemoteName = RemoteChoice['broker']
type SymbolMaps = Readonly<{ [Name in RemoteName]?: SymbolOverrides | undefined }>

const none: SymbolOverrides = {}

/**
 * The assets that the person has chosen by hand, for each broker. A change goes to broker.json first, in one step, and
 * takes effect with the next order after that: a power cut leaves the old file or the new one.
 */
export class SymbolMapStore {
  readonly #path: string
  readonly #dataFolder: string
  #maps: SymbolMaps

  /** Throws a SettingsError when broker.json is wrong. */
  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
    this.#path = join(dataFolder, 'broker.json')
    this.#maps = symbolMapsOf(readBrokerChoice(dataFolder))
  }

  /** The same object until one of its entries changes. */
  of(broker: RemoteName): SymbolOverrides {
    return this.#maps[broker] ?? none
  }

  /** Chooses an asset for a symbol; null removes the choice. Throws a SettingsError and changes nothing. */
  choose(broker: RemoteName, { symbol, asset }: { symbol: string; asset: string | null }): void {
    // Entries that were added by hand meanwhile stay.
    const maps = symbolMapsOf(readBrokerChoice(this.#dataFolder))
    const others = Object.entries(maps[broker] ?? {}).filter(([name]) => name !== symbol)
    if (asset !== null && others.length >= symbolsMax) {
      throw new SettingsError(`There are ${symbolsMax} choices by hand already. Remove one that you do not need.`)
    }
    const map = Object.fromEntries(asset === null ? others : [...others, [symbol, asset]])
    const file = withSymbolMaps(rawContent(this.#path), { ...maps, [broker]: map })
    // What could not be read again must not take effect now either.
    const next = symbolMapsOf(BrokerChoice.parse(file))
    if (asset !== null && !Object.hasOwn(next[broker] ?? none, symbol)) {
      throw new SettingsError('A symbol of this name cannot be kept. Give it another name in MetaTrader 5.')
    }
    replaceFile(this.#path, `${JSON.stringify(file, null, 2)}\n`)
    this.#maps = next
  }
}

/** The maps of a choice, with what was written by hand beside its broker. */
export function symbolMapsOf(choice: BrokerChoice): SymbolMaps {
  const { symbolMaps = {} } = choice
  if (!isRemote(choice) || Object.keys(choice.symbols).length === 0) return symbolMaps
  return { ...symbolMaps, [choice.broker]: { ...choice.symbols, ...symbolMaps[choice.broker] } }
}

/** The content of broker.json with these maps instead of the former ones; empty ones are left out. */
export function withSymbolMaps(content: Record<string, unknown>, maps: SymbolMaps): Record<string, unknown> {
  const { symbols: _, symbolMaps: __, ...rest } = content
  const kept = Object.entries(maps).filter(([, map]) => Object.keys(map ?? {}).length > 0)
  return kept.length === 0 ? rest : { ...rest, symbolMaps: Object.fromEntries(kept) }
}

/** Without the file the paper broker is chosen, and others may trade beside it. */
function rawContent(path: string): Record<string, unknown> {
  if (!existsSync(path)) return { broker: 'paper' }
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return typeof content === 'object' && content !== null ? { ...content } : {}
}
