import { type EventFault, readEventFault } from '@stratomate/simulators/payments/event-faults'

/** How the payment simulator tells its events wrongly in this run of the tests; null tells them as they are. */
export const presentEventFault: EventFault | null = readEventFault(process.env)
