import { loadIndicatorts } from './indicatorts.ts'
import { loadIxjb } from './ixjb.ts'
import { isHere, type Peer } from './peer.ts'
import { loadTaMath } from './ta-math.ts'
import { loadFastTechnicalIndicators, loadTechnicalIndicators } from './technical-indicators.ts'
import { loadTradingSignals } from './trading-signals.ts'

/** C code behind JavaScript arrays. It is compiled where it is installed, so it is not among our dependencies. */
const nativePeers = ['talib', 'tulind']

/** The peers that are installed, and the names of those that are not. */
export async function loadPeers(): Promise<{ peers: Peer[]; missing: string[] }> {
  const imported = await Promise.all([loadTechnicalIndicators(), loadTradingSignals(), loadIndicatorts(), loadIxjb()])
  const found = [...imported, loadFastTechnicalIndicators(), loadTaMath()]
  const peers = found.filter((peer) => typeof peer !== 'string')
  const missing = [...found.filter((peer) => typeof peer === 'string'), ...nativePeers.filter((name) => !isHere(name))]
  return { peers, missing }
}
