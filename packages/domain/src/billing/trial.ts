/** Mail providers that ignore dots in the name before the `@`. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The same mailbox written in one way, so that a trial is given once per person (DECISIONS, Plans): lower case, no
 * `+tag`, no dots where the provider ignores them. Throws on a text without exactly one part before the last `@`.
 */
export function normaliseEmail(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1 || at === text.length - 1) throw new RangeError('Not an email address.')
  const domain = text.slice(at + 1)
  const name = text.slice(0, at).split('+')[0] ?? ''
  const bare = dotlessDomains.has(domain) ? name.replaceAll('.', '') : name
  return `${bare === '' ? text.slice(0, at) : bare}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}
