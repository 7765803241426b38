/**
 * Lets the tabs of a browser do something one after the other: the first answer sets the cookie by which the next call
 * is known as the same browser. Where the browser has no locks, it is done at once.
 */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
