import type { Random } from '@stratomate/std/random'

/** A standard normal number (Box and Muller). */
export function normalFrom(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
