import type { Log, LogFields } from '../engine/ports.ts'

export type SecretKeepingLog = Log & {
  /** From now on this text never appears in a line, whoever writes it. */
  keepSecret(secret: string): void
}

const secretLengthMin = 8

/** Lines for people: time, level when it matters, what happened, and the facts behind it. */
export function createLog(write: (line: string) => void, now: () => number): SecretKeepingLog {
  const secrets = new Set<string>()
  const print = (level: string, message: string, fields: LogFields = {}): void => {
    const facts = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    let line = `${new Date(now()).toLocaleTimeString('en-GB')} ${level}${message}${facts.join('')}`
    for (const secret of secrets) line = line.replaceAll(secret, '[secret]')
    // One event, one line: nothing that came from outside may begin a line of its own.
    write(line.replaceAll(/[\r\n]+/gu, ' '))
  }
  return {
    info: (message, fields) => print('', message, fields),
    warn: (message, fields) => print('WARNING ', message, fields),
    error: (message, fields) => print('ERROR ', message, fields),
    keepSecret(secret) {
      if (secret.length >= secretLengthMin) secrets.add(secret)
    },
  }
}
