type Named = { name: string | null; userId: string | null; firstName: string | null; lastName: string | null }

/** How somebody is called in the community: first name and one letter, never an email; a deleted account has no name. */
export function shownName({ name, userId, firstName, lastName }: Named): string {
  if (name !== null) return name
  if (userId === null) return 'Deleted account'
  const initial = lastName === null || lastName === '' ? null : `${lastName.slice(0, 1)}.`
  const own = [firstName, initial].filter(Boolean).join(' ')
  return own === '' ? 'Member' : own
}
