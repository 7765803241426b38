/** The result of a call to an address on the internet. `address`: it leads into a private network. */
export type OutsideAnswer =
  | { kind: 'answered'; status: number }
  | { kind: 'failed'; problem: 'address' | 'timeout' | 'unreachable' }

export type OutsideCall = { url: string; headers: Readonly<Record<string, string>>; body: string | Buffer }

/** Calls addresses that people entered. It never reaches a private network, and follows no redirect. */
export type OutsideSender = {
  /** Posts a body; never throws. */
  post: (call: OutsideCall) => Promise<OutsideAnswer>
  /** Whether an address has a form that may be called; what its name resolves to is judged at each call. */
  isCallable: (url: string) => boolean
}
