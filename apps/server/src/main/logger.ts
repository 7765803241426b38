import { existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { destination, multistream, type Logger, pino, stdTimeFunctions } from 'pino'
import { accountName, workIds } from '#server/features/work-ids.ts'
import { describeError } from './describe-error.ts'

/** Names of fields with secrets; their values never reach the log. */
const secretNames = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'deviceCode',
  'code',
  'authorization',
  'cookie',
]
const fileBytesMax = 20_000_000

type LogPlace = { kind: 'stdout' } | { kind: 'folder'; folder: string } | { kind: 'none' }

/** Lines are written together, at the latest after this time, which is also what a killed process may lose. */
const gathered = Object.freeze({ sync: false, minLength: 4_096, periodicFlush: 200 })

/**
 * Structured lines, one JSON object each, with the ids of the call or job that wrote them. Production writes all of
 * them to standard output; elsewhere they go to `server.jsonl` in a folder, so that the terminal stays readable, and
 * only errors are shown. The process does not end before everything is written.
 */
export function createLogger(place: LogPlace): Logger {
  const options = {
    level: place.kind === 'none' ? 'silent' : 'info',
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => ({ ...workIds() }),
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    serializers: { err: (error: unknown) => describeError(error) },
  }
  if (place.kind !== 'folder') return pino(options, destination({ ...gathered }))
  const file = openLogFile(place.folder)
  return pino(
    options,
    multistream([
      { level: 'info', stream: file },
      { level: 'error', stream: process.stderr },
    ]),
  )
}

/** The same log, in which an account has a name that nobody without the secret can trace back (`accountName`). */
export function hidingAccounts(log: FastifyBaseLogger, secret: string): FastifyBaseLogger {
  return log.child({}, { serializers: { userId: (userId: unknown) => accountName(secret, String(userId)) } })
}

function openLogFile(folder: string) {
  const path = join(folder, 'server.jsonl')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (existsSync(path) && statSync(path).size > fileBytesMax) renameSync(path, `${path}.1`)
  // Opened at once: a process that ends before its log is open could not write the reason.
  return destination({ ...gathered, dest: openSync(path, 'a', 0o600) })
}
