/**
 * Countries where trading with real money is locked unless the owner keeps another list: those that ban binary options
 * for the public (the European Economic Area by the measures of its states, the United Kingdom, Israel, Australia,
 * Canada), and the United States, where only registered exchanges may offer them.
 */
export const liveLockedByDefault: readonly string[] = Object.freeze(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB IL AU CA US'.split(' '),
)

/** The notice about real money in a person's country, shown where a broker is connected. */
export const liveNotices = {
  open: 'Binary options are banned or restricted in some countries. Check the rules where you live before you trade with real money.',
  locked:
    'Binary options may not be offered to the public in your country, or only on registered exchanges. Trading with real money is locked for your account; paper and demo accounts stay open.',
  unknown:
    'Your account does not say where you live. Trading with real money is locked until you enter your country on the account page; paper and demo accounts stay open.',
} as const

export type LiveNotice = keyof typeof liveNotices

/**
 * Whether an account of this country may trade with real money, and the key of its notice. A missing country is locked.
 */
export function judgeLive(
  country: string | null,
  locked: ReadonlySet<string>,
): { allowed: boolean; notice: LiveNotice } {
  if (country === null || country === '') return { allowed: false, notice: 'unknown' }
  return locked.has(country.toUpperCase()) ? { allowed: false, notice: 'locked' } : { allowed: true, notice: 'open' }
}

/**
 * Reads the owner's list: two-letter codes separated by commas or spaces, or the word `none`. Null when it is not such
 * a list, because a typing error must not open a country.
 */
export function readLockedCountries(text: string): ReadonlySet<string> | null {
  const words = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/u)
  if (words.length === 1 && words[0] === 'NONE') return new Set()
  return words.every((word) => /^[A-Z]{2}$/u.test(word)) ? new Set(words) : null
}
