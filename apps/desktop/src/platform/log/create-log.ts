import type { Log, LogFields } from '@stratomate/engine/ports'

/** `id` counts the lines of this start. */
export type LogEvent = { id: number; atMs: number; level: 'info' | 'warning' | 'error'; text: string }

export type SecretKeepingLog = Log & {
  /** From now on this text never appears in a line, whichever part of the app writes it. */
  keepSecret(secret: string): void
  /** The last lines, oldest first. */
  lastLines(): readonly string[]
  /** The same lines, with time and level as separate fields. */
  lastEvents(): readonly LogEvent[]
  /** A text without any of the secrets known by now. */
  redact(text: string): string
}

const secretLengthMin = 8
const linesKept = 1_000
/** The beginning of a line, after its time. */
const levelMarks = { info: '', warning: 'WARNING ', error: 'ERROR ' } as const
/** Secrets of the start are kept for as long as the app runs; the tokens that follow are replaced many times a day. */
const firstSecretsKept = 100
const secretsKept = 2_000

/** Lines for people: time, level when it matters, what happened, and the facts behind it. */
export function createLog(write: (line: string) => void, now: () => number): SecretKeepingLog {
  const secrets = new Set<string>()
  const events: LogEvent[] = []
  let count = 0
  const redact = (text: string): string => {
    let rest = text
    for (const secret of secrets) rest = rest.replaceAll(secret, '[secret]')
    return rest
  }
  const print = (level: LogEvent['level'], message: string, fields: LogFields = {}): void => {
    const facts = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    // One event, one line: text from outside must not begin a new line.
    const text = redact(`${message}${facts.join('')}`).replaceAll(/[\r\n]+/gu, ' ')
    count += 1
    const event = { id: count, atMs: now(), level, text }
    events.push(event)
    if (events.length > linesKept) events.shift()
    write(lineOf(event))
  }
  return {
    info: (message, fields) => print('info', message, fields),
    warn: (message, fields) => print('warning', message, fields),
    error: (message, fields) => print('error', message, fields),
    keepSecret(secret) {
      if (secret.length < secretLengthMin) return
      // Facts are written as JSON, in which quotes and backslashes of a session look different.
      secrets.add(secret).add(JSON.stringify(secret).slice(1, -1))
      forgetOld(secrets)
    },
    lastLines: () => events.map(lineOf),
    lastEvents: () => events,
    redact,
  }
}

function lineOf({ atMs, level, text }: LogEvent): string {
  return `${new Date(atMs).toLocaleTimeString('en-GB')} ${levelMarks[level]}${text}`
}

/** Forgets the oldest secrets, except those of the start. */
function forgetOld(secrets: Set<string>): void {
  if (secrets.size <= secretsKept) return
  const oldest = [
    ...secrets
      .keys()
      .drop(firstSecretsKept)
      .take(secrets.size - secretsKept),
  ]
  for (const secret of oldest) secrets.delete(secret)
}
