import type { MessageBus } from '../ports.ts'

const subject = 'jobs.wake'

/** Runs a job now instead of after its pause, on whichever server does it. */
export type JobWakes = {
  /** A job of this server and how it is woken. */
  add: (name: string, wake: () => void) => void
  wake: (name: string) => void
}

/** Jobs by their names, at most one entry for each job of the service. An unknown name wakes nothing. */
export function createJobWakes(messages: Pick<MessageBus, 'publish' | 'subscribe'>): JobWakes {
  const wakes = new Map<string, () => void>()
  const wakeHere = (name: string) => wakes.get(name)?.()
  messages.subscribe(subject, wakeHere)
  return {
    add: (name, wake) => void wakes.set(name, wake),
    wake: (name) => {
      wakeHere(name)
      messages.publish(subject, name)
    },
  }
}
