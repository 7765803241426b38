/** The area under the normal curve left of `x`: Hart's approximation in the form of West (2005), exact to 1e-15. */
export function normalArea(x: number): number {
  const size = Math.abs(x)
  if (size > 37) return x > 0 ? 1 : 0
  const tail = Math.exp((-size * size) / 2) * (size < 7.07106781186547 ? quotient(size) : fraction(size))
  return x > 0 ? 1 - tail : tail
}

const above = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
]
const below = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
]

function quotient(x: number): number {
  const value = (factors: readonly number[]): number => factors.reduce((sum, factor) => sum * x + factor, 0)
  return value(above) / value(below)
}

function fraction(x: number): number {
  return 1 / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / 2.506628274631
}

/** Where the normal curve has `share` of its area on the left, for a share above 0 and below 1: bisection of `normalArea`. */
export function normalQuantile(share: number): number {
  let [low, high] = [-38, 38]
  while (high - low > 1e-12) {
    const middle = (low + high) / 2
    if (normalArea(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
