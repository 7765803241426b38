/** What both sides can name of a message on the phone or in a subject line: the end of its id, because ids begin with their time. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase()
}

/** A count as people read it: `2,321`. The same in every engine and language, for what is compared as text. */
export function countText(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')
}
