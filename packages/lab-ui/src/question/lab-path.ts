/** What another page already knows of a rule that it offers to test. */
export type TestedRule = {
  indicatorId: string
  parameters?: Readonly<Record<string, number>>
  expiryCandles?: number
}

/** The address of the Strategy Lab with a rule filled in; the lab reads it but does not run it by itself. */
export function labPath({ indicatorId, parameters = {}, expiryCandles }: TestedRule): string {
  const query = new URLSearchParams({ indicator: indicatorId })
  for (const [name, value] of Object.entries(parameters)) query.set(`p.${name}`, String(value))
  if (expiryCandles !== undefined) query.set('expiry', String(expiryCandles))
  return `/lab?${query.toString()}`
}
