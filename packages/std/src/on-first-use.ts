/**
 * Makes a thing when it is first asked for and keeps it. For formatters of the platform: five of them cost a slow phone
 * 36 ms, which a page that shows no date need not pay before it answers.
 */
export function onFirstUse<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
