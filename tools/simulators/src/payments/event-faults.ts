/** How the delivery of events from the provider to the product can go wrong. */
export const eventFaults = ['duplicated', 'reversed', 'delayed', 'dropped'] as const
export type EventFault = (typeof eventFaults)[number]

/** The setting that names a fault; the long variants of the tests of money run once with each. */
export const eventFaultSetting = 'STRATOMATE_EVENT_FAULT'

/** @throws Error when the setting names no fault */
export function readEventFault(environment: NodeJS.ProcessEnv): EventFault | null {
  const named = environment[eventFaultSetting]
  if (named === undefined) return null
  const fault = eventFaults.find((known) => known === named)
  if (fault === undefined) throw new Error(`${eventFaultSetting} is one of ${eventFaults.join(', ')}, not ${named}.`)
  return fault
}

/** The delay before events are sent: `reversed` collects some to reverse them, `delayed` lets the page come first. */
export const eventWaitMs = { duplicated: 20, reversed: 400, delayed: 2_500, dropped: 20 } as const satisfies Record<
  EventFault,
  number
>

/** How often each event is sent: one in five is lost by `dropped`. */
export function sendingsOf(fault: EventFault | null, place: number): number {
  if (fault === 'dropped' && place % 5 === 4) return 0
  return fault === 'duplicated' ? 2 : 1
}
