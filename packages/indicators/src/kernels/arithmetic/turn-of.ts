/** The new side where it differs from the side before, else 0. Bits, because a product of 0 and -1 would be the number -0. */
export function turnOf(before: number, now: number): number {
  return now & -Number(now !== before)
}
