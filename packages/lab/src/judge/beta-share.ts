/** Lanczos's approximation of the logarithm of the gamma function, good to 1e-14 for x above 0. */
function logGamma(x: number): number {
  const factors = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const shifted = x - 1
  const sum = factors.reduce((total, factor, index) => total + factor / (shifted + index + 1), 0.9999999999998099)
  const base = shifted + factors.length - 0.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}

/**
 * The regularised incomplete beta function I_x(a, b), by its continued fraction (Lentz's method, Abramowitz and Stegun
 * 26.5.8). With whole a and b it is a sum of binomial chances.
 */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a
  return front / continuedFraction(x, a, b)
}

const stepsMax = 10_000
const tiny = 1e-300

function continuedFraction(x: number, a: number, b: number): number {
  let [value, numerator, denominator] = [1, 1, 0]
  for (let step = 1; step < stepsMax; step += 1) {
    const half = Math.floor(step / 2)
    const term =
      step % 2 === 0
        ? (half * (b - half) * x) / ((a + 2 * half - 1) * (a + 2 * half))
        : (-(a + half) * (a + b + half) * x) / ((a + 2 * half) * (a + 2 * half + 1))
    denominator = 1 / nonZero(1 + term * denominator)
    numerator = nonZero(1 + term / numerator)
    const change = numerator * denominator
    value *= change
    if (Math.abs(change - 1) < 1e-15) break
  }
  return value
}

function nonZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value
}

/** The x at which I_x(a, b) is `share`: by bisection, to the last digits. */
export function betaQuantile(share: number, a: number, b: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (betaShare(middle, a, b) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
