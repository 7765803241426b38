import { z } from 'zod'
import { BrokerChoice } from './broker-choice.ts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

const noteKey = 'former_brokers'
const Former = z.array(BrokerChoice).max(20)

/** Earlier choices whose brokers may still have open trades; none when the note cannot be read. */
export function readFormerBrokers(notes: Pick<Notes, 'readNote'>): BrokerChoice[] {
  const note = notes.readNote(noteKey)
  if (note === null) return []
  try {
    return Former.parse(JSON.parse(note))
  } catch (error) {
    // Their trades stay open in the journal, and are compared when the broker is chosen again.
    if (error instanceof Error) return []
    throw error
  }
}

export function writeFormerBrokers(notes: Pick<Notes, 'writeNote'>, choices: readonly BrokerChoice[]): void {
  notes.writeNote(noteKey, JSON.stringify(choices))
}
