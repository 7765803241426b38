/** How a signal of a favorite becomes an order: at once, or after the person has agreed in the window. */
export const placings = ['at_once', 'ask'] as const
export type Placing = (typeof placings)[number]
