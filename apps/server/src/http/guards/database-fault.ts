import type { ErrorCode } from '@stratomate/contracts'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/**
 * PostgreSQL's codes for temporary faults, by their beginning: connection lost (08), read-only standby (25006),
 * deadlock or serialization (40), too many connections or no memory (53), a lock or a statement that took too long
 * (55P03, 57014), shutting down or starting (57P).
 */
const passing = ['08', '25006', '40001', '40P01', '53', '55P03', '57014', '57P']
const diskFull = '53100'
/** A value that no column can hold, such as NUL in a text or a year that does not exist. */
const dataException = '22'
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const poolErrors = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/u

type Fault = Extract<ErrorCode, 'starting' | 'storage_full' | 'invalid_input'>

/** The error code for a database that is unreachable, busy, full or refuses a value; null when it is something else. */
export function databaseFault(error: unknown): Fault | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return faultOfAnswer(cause.code ?? '') ?? (isBroken(cause) ? 'starting' : null)
    if ('code' in cause && socketCodes.has(String(cause.code))) return 'starting'
    if (poolErrors.test(cause.message)) return 'starting'
    // A query that failed without an answer of the database never reached it.
    if (cause instanceof DrizzleQueryError && !(cause.cause instanceof DatabaseError)) return 'starting'
  }
  return null
}

/** An engine that crashes, as the embedded one does on a full disk. */
function isBroken({ severity, code }: DatabaseError): boolean {
  return severity === 'PANIC' || (severity === 'FATAL' && code === 'XX000')
}

function faultOfAnswer(code: string): Fault | null {
  if (code === diskFull) return 'storage_full'
  if (code.startsWith(dataException)) return 'invalid_input'
  return passing.some((beginning) => code.startsWith(beginning)) ? 'starting' : null
}
