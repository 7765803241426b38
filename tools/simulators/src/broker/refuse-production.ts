/** A simulator never runs where real money is near: in production mode the process ends with a clear line. */
export function refuseProduction(mode: string | undefined, name: string): void {
  if (mode !== 'production') return
  console.error(`The ${name} simulator does not run in production: its orders are not real.`)
  process.exit(2)
}
