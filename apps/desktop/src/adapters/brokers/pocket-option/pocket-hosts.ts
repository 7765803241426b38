import type { PocketSession } from './session-file.ts'

/**
 * Names of neighbouring servers of the broker, as seen in its web page (facts: bridge 2.1). They are only tried beside
 * one that the page itself has used; when the broker renames its servers, nothing is made up.
 */
const families = [
  {
    shape: /^api-[a-z-]{1,20}\.po\.market$/u,
    names: ['eu', 'us-north', 'us-south', 'asia', 'fr', 'msk', 'spb', 'l', 'c'].map((name) => `api-${name}.po.market`),
  },
  { shape: /^(?:try-demo|demo-api)-eu\.po\.market$/u, names: ['demo-api-eu.po.market', 'try-demo-eu.po.market'] },
] as const
const learnedMax = 8

/** Where a session may be used: where it was made, then where earlier ones were, then the servers beside it. */
export function pocketAddresses({ socketUrl, otherSocketUrls = [] }: PocketSession): string[] {
  const url = new URL(socketUrl)
  const family = url.protocol === 'wss:' ? families.find(({ shape }) => shape.test(url.host)) : undefined
  const beside = (family?.names ?? []).map((host) => Object.assign(new URL(socketUrl), { host }).href)
  // A session is as secret as a password: an address of another owner never gets it, however it came into the file.
  const learned = otherSocketUrls.filter((other) => ownerOf(other) === ownerOf(socketUrl))
  return [...new Set([socketUrl, ...learned, ...beside])]
}

/** The protocol and the domain, without the name of the server. */
function ownerOf(address: string): string {
  const { protocol, hostname } = new URL(address)
  return `${protocol} ${hostname.split('.').slice(-2).join('.')}`
}

/** A new session that also knows where earlier ones were made, the newest first. */
export function withLearnedAddresses(session: PocketSession, before: PocketSession | null): PocketSession {
  const known = before === null ? [] : [before.socketUrl, ...(before.otherSocketUrls ?? [])]
  const others = [...new Set(known)].filter((url) => url !== session.socketUrl)
  return { ...session, otherSocketUrls: others.slice(0, learnedMax) }
}

/** Cycles through the addresses of a session: if one does not answer, the next is tried; one that works is kept. */
export class PocketHosts {
  #first = ''
  #place = 0

  /** The address to try now. A new sign-in begins with the server where it was made. */
  choose(session: PocketSession): string {
    if (session.socketUrl !== this.#first) this.#place = 0
    this.#first = session.socketUrl
    const addresses = pocketAddresses(session)
    return addresses[this.#place % addresses.length] ?? session.socketUrl
  }

  /** The address that was chosen last did not answer. */
  goOn(): void {
    this.#place += 1
  }
}
