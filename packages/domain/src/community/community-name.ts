type PersonName = { firstName: string | null; lastName: string | null }

/** How somebody with an account is called in the community: first name and one letter, never an email. */
export function communityName({ firstName, lastName }: PersonName): string {
  const initial = lastName === null || lastName === '' ? null : `${lastName.slice(0, 1)}.`
  const own = [firstName, initial].filter(Boolean).join(' ')
  return own === '' ? 'Member' : own
}
