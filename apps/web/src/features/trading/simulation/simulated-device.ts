/** The id of the simulated computer: what belongs to it is never sent anywhere. */
export const simulatedDeviceId = 'simulation'

/** One of the simulated charts, each in turn, closes a candle this often, milliseconds. */
export const simulatedTickMs = 250
