const beginMark = '&trial=begin'

/**
 * The card of the free trial with a tier chosen; `by-itself`: it begins there for whoever has signed up to come there.
 */
export function trialAddress({ tier, begins }: { tier: string; begins: 'by-itself' | 'by-press' }): string {
  return `/pricing?tier=${tier}${begins === 'by-itself' ? beginMark : ''}#free-trial`
}

/** Whether the trial begins by itself for a person who signs up to come to this address. */
export function beginsTrial(address: string | null): boolean {
  return address !== null && address.startsWith('/pricing?') && address.includes(beginMark)
}
