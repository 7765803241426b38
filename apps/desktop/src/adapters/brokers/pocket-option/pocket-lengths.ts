import { placesKept, putNewest } from '@stratomate/engine/keep-newest'
import type { LinkRefusal, SentOrder } from '../remote/deal.ts'

/**
 * Which lengths of trades the broker does not accept. Those in its list of assets are candle lengths and only advice,
 * so this is learned from its refusals, for as long as the connection lasts.
 */
export class PocketLengths {
  readonly #sent = new Map<string, number>()
  readonly #refused = new Map<string, true>()

  sent({ asset, stakeCents, durationS }: Pick<SentOrder, 'asset' | 'stakeCents' | 'durationS'>): void {
    putNewest(this.#sent, [`${asset} ${stakeCents}`, durationS], placesKept)
  }

  /** Learns from a refusal that identifies its order by asset and stake; answers it unchanged. */
  learn(refusal: LinkRefusal): LinkRefusal {
    const { asset, stakeCents, code } = refusal
    const durationS = this.#sent.get(`${asset} ${stakeCents}`)
    if (code === 'expiry_not_offered' && durationS !== undefined)
      putNewest(this.#refused, [`${asset} ${durationS}`, true], placesKept)
    return refusal
  }

  isRefused(asset: string, durationS: number): boolean {
    return this.#refused.has(`${asset} ${durationS}`)
  }
}
