/** A value of JSON as one text, whatever order its fields came in: names sorted, numbers as ECMAScript writes them (RFC 8785). */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field
    return Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
