import { type EventFault, readEventFault } from '@stratomate/simulators/payments/event-faults'

/** How the payment simulator delivers its events wrongly in this run of the tests; null delivers them as they are. */
export const presentEventFault: EventFault | null = readEventFault(process.env)
