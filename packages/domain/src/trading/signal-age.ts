/** A signal is traded within this time from its emission by the Expert Advisor (DECISIONS, Signal to trade). */
export const signalAgeMsMax = 2_000

/**
 * How long a signal took to become an order, journaled, in milliseconds from its emission until the order was with the paper
 * broker: half of them by `medianMs`, 99 of 100 by `slowMs`. Written by `npm run bench:signal-to-order -- --keep`, which
 * prints medians of its rounds; shown on the home page and in `docs/architecture/signal-to-order.md`.
 */
export const measuredMachine = 'AMD EPYC, 2 cores, Node 24.21.0'
export const tenTogether = { charts: 10, load: 'same ms', signals: 200, medianMs: 2.2, slowMs: 4.9 } as const
export const hundredTogether = { charts: 100, load: 'same ms', signals: 2000, medianMs: 9.4, slowMs: 15 } as const
export const tenInTurn = { charts: 10, load: '1000/s', signals: 2000, medianMs: 0.4, slowMs: 3.5 } as const
