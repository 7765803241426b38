import type { RawData, WebSocket } from 'ws'
import type { z } from 'zod'
import type { DerivBudgets } from './deriv-budgets.ts'
import { DerivAnswer } from './deriv-messages.ts'
import { keepNewest, placesKept } from '@stratomate/engine/keep-newest'

/** The broker refused a call; `code` is the broker's. */
export class DerivCallError extends Error {
  override readonly name = 'DerivCallError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

type Waiting = { take(answer: DerivAnswer): void; fail(error: Error): void; timer: NodeJS.Timeout | null }

const answerMsMax = 10_000
/** The part of the trade budget that is reserved for purchases. */
const orderReserve = 30

/** Questions and answers over one socket, matched by `req_id`, within the broker's limits. */
export class DerivCalls {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #budgets: DerivBudgets
  #request = 0

  constructor(socket: WebSocket, budgets: DerivBudgets) {
    this.#socket = socket
    this.#budgets = budgets
  }

  /** Whether one more purchase is within the limits; if so, it is counted. */
  takeOrder(): boolean {
    return this.#budgets.trade.take()
  }

  /** Sends a purchase and passes its answer to `taken`; false when nothing was sent. */
  send(request: Record<string, unknown>, taken: (answer: DerivAnswer) => void): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    this.#request += 1
    const id = this.#request
    // No timeout: the engine asks about an order without an answer, and a late answer is still useful.
    this.#waiting.set(id, { take: taken, fail: () => undefined, timer: null })
    keepNewest(this.#waiting, placesKept)
    this.#socket.send(JSON.stringify({ ...request, req_id: id }))
    return true
  }

  /** @throws DerivCallError when the broker refuses, Error when it does not answer or the budget is spent */
  async ask<Schema extends z.ZodType>(
    request: Record<string, unknown>,
    schema: Schema,
    budget: keyof DerivBudgets = 'other',
  ): Promise<z.output<Schema>> {
    if (!this.#budgets[budget].take(budget === 'trade' ? orderReserve : 0)) throw new Error('Too many calls; later.')
    if (this.#socket.readyState !== this.#socket.OPEN) throw new Error('The socket is not open.')
    this.#request += 1
    const id = this.#request
    const answer = await new Promise<DerivAnswer>((take, fail) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        fail(new Error('The broker did not answer.'))
      }, answerMsMax)
      this.#waiting.set(id, { take, fail, timer })
      this.#socket.send(JSON.stringify({ ...request, req_id: id }))
    })
    if (answer.error !== undefined) throw new DerivCallError(answer.error.code, answer.error.message)
    return schema.parse(answer)
  }

  /** Passes an answer to the call that waits for it. @returns whether there was one */
  take(answer: DerivAnswer): boolean {
    const waiting = this.#waiting.get(answer.req_id ?? -1)
    if (waiting === undefined) return false
    this.#waiting.delete(answer.req_id ?? -1)
    if (waiting.timer !== null) clearTimeout(waiting.timer)
    waiting.take(answer)
    return true
  }

  close(): void {
    for (const { fail, timer } of this.#waiting.values()) {
      if (timer !== null) clearTimeout(timer)
      fail(new Error('The connection ended.'))
    }
    this.#waiting.clear()
  }
}

/** Null for what is not an answer. */
export function readAnswer(data: RawData): DerivAnswer | null {
  try {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
    return DerivAnswer.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
