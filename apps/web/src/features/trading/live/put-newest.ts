type Order<Item> = { at: (item: Item) => string; lengthMax: number }

/** The list, newest first, with the item in its place: instead of the one with its id, or as a new one. */
export function putNewest<Item extends { id: string }>(items: readonly Item[], item: Item, order: Order<Item>): Item[] {
  if (items.some(({ id }) => id === item.id)) return items.map((known) => (known.id === item.id ? item : known))
  const place = items.findIndex((known) => order.at(known) <= order.at(item))
  return items.toSpliced(place === -1 ? items.length : place, 0, item).slice(0, order.lengthMax)
}
