/** Half the height of a price label and half the height of a tick's text, with air between, px. */
const apartPx = 17

type Axis = {
  /** The prices that have a label of their own. */
  labelled: readonly number[]
  /** Where a price is on the screen, px from the top; null outside of it. */
  placeOf: (price: number) => number | null
  format: (price: number) => string
}

/** The texts of the ticks of a price axis: none where a label covers it, because half a number would look out. */
export function freeTicks(ticks: readonly number[], { labelled, placeOf, format }: Axis): string[] {
  const covered = labelled.map(placeOf).filter((place) => place !== null)
  return ticks.map((tick) => {
    const place = placeOf(tick)
    const isCovered = place !== null && covered.some((other) => Math.abs(other - place) < apartPx)
    return isCovered ? '' : format(tick)
  })
}
