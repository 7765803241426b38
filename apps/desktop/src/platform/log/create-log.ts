import type { Log, LogFields } from '@stratomate/engine/ports'

export type SecretKeepingLog = Log & {
  /** From now on this text never appears in a line, no matter which part of the app writes it. */
  keepSecret(secret: string): void
  /** The last lines, oldest first. */
  lastLines(): readonly string[]
  /** A text without any of the secrets that are known by now. */
  redact(text: string): string
}

const secretLengthMin = 8
const linesKept = 300
/** Those of the start hold for as long as the app runs; the tokens that follow are replaced many times a day. */
const firstSecretsKept = 100
const secretsKept = 2_000

/** Lines for people: time, level when it matters, what happened, and the facts behind it. */
export function createLog(write: (line: string) => void, now: () => number): SecretKeepingLog {
  const secrets = new Set<string>()
  const lines: string[] = []
  const redact = (text: string): string => {
    let rest = text
    for (const secret of secrets) rest = rest.replaceAll(secret, '[secret]')
    return rest
  }
  const print = (level: string, message: string, fields: LogFields = {}): void => {
    const facts = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    const line = redact(`${new Date(now()).toLocaleTimeString('en-GB')} ${level}${message}${facts.join('')}`)
    // One event, one line: nothing that came from outside may begin a line of its own.
    const shown = line.replaceAll(/[\r\n]+/gu, ' ')
    lines.push(shown)
    if (lines.length > linesKept) lines.shift()
    write(shown)
  }
  return {
    info: (message, fields) => print('', message, fields),
    warn: (message, fields) => print('WARNING ', message, fields),
    error: (message, fields) => print('ERROR ', message, fields),
    keepSecret(secret) {
      if (secret.length < secretLengthMin) return
      // Facts are written as JSON, in which quotes and backslashes of a session look otherwise.
      secrets.add(secret).add(JSON.stringify(secret).slice(1, -1))
      forgetOld(secrets)
    },
    lastLines: () => lines,
    redact,
  }
}

/** Takes the oldest secrets away, those of the start excepted. */
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
