import type { OwnerChange } from '#web/features/trading/live/apply-owner-event.ts'
import { type SimulatedAccount, SimulatedTerminal } from './simulated-terminal.ts'

/** A seed starts a simulation at `nowMs`; a message without one closes the next candle. */
export type SimulationRequest = { readonly nowMs: number; readonly seed?: number }
/** `changes` is null when all candles have closed. */
export type SimulationAnswer =
  | { readonly kind: 'begun'; readonly account: SimulatedAccount; readonly past: readonly OwnerChange[] }
  | { readonly kind: 'changes'; readonly changes: readonly OwnerChange[] | null }

let terminal: SimulatedTerminal | null = null

addEventListener('message', ({ data }: MessageEvent<SimulationRequest>) => postMessage(answer(data)))

function answer({ seed, nowMs }: SimulationRequest): SimulationAnswer {
  if (seed === undefined) return { kind: 'changes', changes: terminal?.tick(nowMs) ?? null }
  terminal = new SimulatedTerminal({ seed, newId: () => crypto.randomUUID(), nowMs })
  return { kind: 'begun', account: terminal.account, past: terminal.past(nowMs) }
}
