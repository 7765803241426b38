import { parseArgs } from 'node:util'
import { existsSync, renameSync } from 'node:fs'
import { isDamage, isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { giveBackPriority } from '#desktop/platform/process/raise-priority.ts'
import { PaperLedger } from './paper-ledger.ts'
import { type PaperReply, PaperRequest } from './paper-messages.ts'

/** After this many milliseconds without a request the ledger is tidied. */
const quietMs = 100

/**
 * The paper broker: a separate process that reads requests and writes replies as JSON lines over its standard streams.
 * It ends when its input ends, after it has done everything it was asked.
 */
function run(ledger: PaperLedger, latencyMs: number): void {
  let rest = ''
  // Ctrl-C in a terminal reaches every process of the group; this one ends when the app closes its input.
  for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, () => {})
  // The app may be gone; its requests are still carried out, so that the ledger stays correct.
  process.stdout.on('error', () => {})
  const write = (replies: readonly PaperReply[]): void => {
    if (replies.length > 0) process.stdout.write(`${replies.map((reply) => JSON.stringify(reply)).join('\n')}\n`)
  }
  write([{ type: 'ready', balanceCents: ledger.balanceCents() }])
  const quiet = setTimeout(() => write(tidy(ledger)), quietMs)
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk: string) => {
    quiet.refresh()
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    const requests = lines.filter((line) => line !== '').map((line) => PaperRequest.parse(JSON.parse(line)))
    const replies = answerAll(ledger, requests)
    if (latencyMs === 0) write(replies)
    else setTimeout(write, latencyMs, replies)
  })
  process.stdin.once('end', () => {
    clearTimeout(quiet)
    // Results that a full disk refused are computed again from later candles.
    ledger.transaction(() => undefined)
    ledger.close()
  })
}

/** What a full disk refuses stays in the log of changes, which is on the disk too. */
function tidy(ledger: PaperLedger): PaperReply[] {
  try {
    ledger.tidy()
    return []
  } catch (error) {
    if (!isDiskFault(error) || !(error instanceof Error)) throw error
    return [faultReply(error)]
  }
}

/** Orders of a turn that is not on the disk were never placed. */
function answerAll(ledger: PaperLedger, requests: readonly PaperRequest[]): PaperReply[] {
  const { result, fault, undone } = ledger.transaction(() => requests.flatMap((request) => answer(ledger, request)))
  if (fault === null) return result
  const replies = result.map((reply): PaperReply => {
    const isUndone = reply.type === 'placed' && undone.has(reply.order.id)
    return isUndone ? { type: 'rejected', id: reply.order.id, code: 'paused' } : reply
  })
  return [...replies, faultReply(fault)]
}

function faultReply(fault: Error): PaperReply {
  const errcode = 'errcode' in fault && typeof fault.errcode === 'number' ? fault.errcode : null
  return { type: 'fault', errcode, reason: fault.message }
}

function answer(ledger: PaperLedger, request: PaperRequest): PaperReply[] {
  switch (request.type) {
    case 'place': {
      const { id } = request.order
      const placement = ledger.place(request.order)
      if (placement.kind === 'rejected') return [{ type: 'rejected', id, code: placement.code }]
      return [{ type: 'placed', order: placement.order, balanceCents: ledger.balanceCents() }]
    }
    case 'find':
      return [{ type: 'found', request: request.request, orders: request.ids.flatMap((id) => ledger.find(id) ?? []) }]
    case 'bar':
      return ledger.closeBar(request).map((order) => {
        return { type: 'settled', order, balanceCents: ledger.balanceCents() }
      })
    default:
      return request satisfies never
  }
}

/** Runs the paper broker with the arguments that come after its name. @throws Error when `--ledger` is missing */
export function runPaperProcess(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { ledger: { type: 'string' }, latency: { type: 'string' } },
  })
  if (values.ledger === undefined) throw new Error('--ledger PATH is missing.')
  giveBackPriority()
  const ledger = openLedger(values.ledger)
  if (ledger === null) process.exitCode = 1
  else run(ledger, Number(values.latency ?? 0))
}

/** Null when the disk fails: the reason is reported to the app, which retries. A new ledger replaces a damaged one. */
function openLedger(path: string): PaperLedger | null {
  try {
    return new PaperLedger(path, Date.now)
  } catch (error) {
    if (!isDiskFault(error) || !(error instanceof Error)) throw error
    process.stdout.write(`${JSON.stringify(faultReply(error))}\n`)
    if (isDamage(error)) setAside(path)
    return null
  }
}

function setAside(path: string): void {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${path}.damaged-${stamp}${end}`)
}
