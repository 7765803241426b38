/** What became of a call to an address of the internet. `address`: it leads into a private network. */
export type OutsideAnswer =
  | { kind: 'answered'; status: number }
  | { kind: 'failed'; problem: 'address' | 'timeout' | 'unreachable' }

export type OutsideCall = { url: string; headers: Readonly<Record<string, string>>; body: string | Buffer }

/** Calls addresses that people have named. It never reaches a private network, and follows no redirect. */
export type OutsideSender = {
  /** Posts a body; never throws. */
  post: (call: OutsideCall) => Promise<OutsideAnswer>
  /** Whether an address is of a form that may be called; where its name leads is judged at each call. */
  isCallable: (url: string) => boolean
}
