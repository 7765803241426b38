/** What both sides can name of a message: the beginning of its id, as in the mails about it. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
