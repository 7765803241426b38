/** Where a card is on the screen, in pixels. */
export type CardPlace = { left: number; top: number }

/** Cards whose tops differ by less than this are in one row, in pixels. */
const sameRowPx = 8

/**
 * The card to which an arrow key leads from the one at `current`: left and right follow the reading order, up and down
 * the column. The same card where there is none; null for other keys.
 */
export function pickNeighbor(places: readonly CardPlace[], current: number, key: string): number | null {
  const last = places.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, current + 1)
    case 'ArrowLeft':
      return Math.max(0, current - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowDown':
      return pickInNextRow(places, current, 1)
    case 'ArrowUp':
      return pickInNextRow(places, current, -1)
    default:
      return null
  }
}

function pickInNextRow(places: readonly CardPlace[], current: number, way: 1 | -1): number {
  const here = places[current]
  if (here === undefined) return current
  const distance = ({ top }: CardPlace) => (top - here.top) * way
  const beyond = places.filter((place) => distance(place) > sameRowPx)
  const nearest = Math.min(...beyond.map(distance))
  const row = beyond.filter((place) => distance(place) - nearest <= sameRowPx)
  const aside = ({ left }: CardPlace) => Math.abs(left - here.left)
  const target = row.toSorted((one, other) => aside(one) - aside(other))[0]
  return target === undefined ? current : places.indexOf(target)
}
