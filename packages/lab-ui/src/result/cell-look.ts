/** From this distance on, cells have the full colour. */
const fullMargin = 0.08

type Cell = { readonly margin: number | null; readonly isThin: boolean }

/** How a cell is filled: its tone and how strong it is, from 0 to 1. `thin` cells are hatched. */
export function cellLook({ margin, isThin }: Cell): { tone: 'above' | 'below' | 'thin' | 'empty'; strength: number } {
  if (margin === null) return { tone: 'empty', strength: 0 }
  if (isThin) return { tone: 'thin', strength: 0.6 }
  const strength = 0.2 + 0.8 * Math.min(1, Math.abs(margin) / fullMargin)
  return { tone: margin > 0 ? 'above' : 'below', strength }
}
