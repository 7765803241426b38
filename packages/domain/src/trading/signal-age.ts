/** A signal is traded within this time from its emission by the Expert Advisor (DECISIONS, Signal to trade). */
export const signalAgeMsMax = 2_000
