/** A made-up price with the digits of its chart. */
export function formatPrice(price: number): string {
  return price.toFixed(5)
}
