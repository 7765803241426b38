/**
 * The instant this many months after another, in Unix seconds: always counted from the first day, so that January 31
 * goes to February 28 and then to March 31.
 */
export function monthsAfter(anchorS: number, months: number): number {
  const anchor = new Date(anchorS * 1_000)
  const target = new Date(anchorS * 1_000)
  target.setUTCDate(1)
  target.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return Math.floor(target.getTime() / 1_000)
}
