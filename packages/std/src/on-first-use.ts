/**
 * Makes a value when it is first needed and keeps it. For formatters of the platform: five of them cost a slow phone 36
 * ms, which a page without a date need not spend.
 */
export function onFirstUse<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
