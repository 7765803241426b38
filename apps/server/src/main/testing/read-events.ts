import type { Member } from './start-shop.ts'

type Event = { id: string; event: string; data: unknown }
type Reading = { from: Member['visitor']; count: number; lastEventId?: string | undefined }

/** Reads events of a stream until there are as many as asked for. */
export async function readEvents(path: string, { from, count, lastEventId }: Reading): Promise<Event[]> {
  const controller = new AbortController()
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
  const answer = await from.fetch(path, { headers, signal: controller.signal })
  let text = ''
  for await (const part of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part
    if (parseEvents(text).length >= count) break
  }
  controller.abort()
  return parseEvents(text).slice(0, count)
}

/** Without those of the bell: it reports a new computer too, from a job at a time of its own. */
function parseEvents(text: string): Event[] {
  const whole = text.split('\n\n').slice(0, -1)
  const fields = whole.map((block) => (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1] ?? '')
  return fields
    .filter((field) => field('event') !== '' && field('event') !== 'notifications.changed')
    .map((field) => {
      const data: unknown = JSON.parse(field('data'))
      return { id: field('id'), event: field('event'), data }
    })
}
