/** The id of the computer that is none: what belongs to it is never sent anywhere. */
export const simulatedDeviceId = 'simulation'

/** A candle of one simulated chart closes this often, milliseconds; each chart waits for its turn. */
export const simulatedTickMs = 250
