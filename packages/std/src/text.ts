/** What both sides can name of a message on the phone or in a subject line: the beginning of its id. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
