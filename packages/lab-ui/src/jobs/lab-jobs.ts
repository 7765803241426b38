import type { CandleSet } from '@stratomate/candles/candle-set'
import type { CandleChecks } from '@stratomate/candles/check-candles'
import type { ReadChoices, ReadGuesses } from '@stratomate/candles/read-candle-file'
import type { TrialCount } from '@stratomate/lab/judge/trial-registry'
import type { LabRule } from '@stratomate/lab/lab-rule'
import type { ComparedTrade } from '@stratomate/lab/live/compare-with-live'
import type { Proof, Verification } from '@stratomate/lab/proof/proof'
import type { RunReport } from '@stratomate/lab/report/run-report'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import type { Search, SweepResult } from '@stratomate/lab/sweep/sweep'
import type { Grid } from '@stratomate/lab/sweep/grid'

/**
 * A history that is ready, with what identifies it. `file` contains what was guessed and counted; null for the sample.
 */
export type LoadedCandles = {
  readonly set: CandleSet
  /** 64 hexadecimal digits. */
  readonly fingerprint: string
  readonly checks: CandleChecks
  readonly file: {
    readonly guesses: ReadGuesses
    readonly outOfOrder: number
    readonly duplicates: number
    readonly cutRow: number | null
  } | null
}

/** The jobs of a worker: for each kind its input and its output. */
export type LabJobs = {
  sample: { input: { seed: number }; output: LoadedCandles }
  read: { input: { bytes: Uint8Array; name: string; choices: ReadChoices }; output: LoadedCandles }
  pack: { input: { set: CandleSet }; output: Uint8Array<ArrayBuffer> }
  /** Runs a rule on the part that may be searched, or on the sealed one. */
  run: { input: { set: CandleSet; rule: LabRule; part: 'searched' | 'sealed'; tries: number }; output: RunReport }
  /** Keeps the candles that may be searched and a search, and answers its parts, whose combinations are `count`. */
  open: { input: { part: CandleSet; search: Search }; output: { grids: readonly Grid[]; count: number } }
  /** One part of the open search. */
  sweep: { input: { grid: Grid }; output: SweepResult }
  /** How long one point of the open search takes with all its expiries, milliseconds. */
  time: { input: null; output: number }
  /** The joined result of the parts of the open search. */
  judge: { input: { parts: readonly SweepResult[]; triesBefore: number }; output: SearchReport }
  /** Runs a rule on the whole history and signs the result. */
  prove: { input: { set: CandleSet; rule: LabRule; trials: TrialCount; signer: CryptoKeyPair }; output: Proof }
  /** Joins a day that the app has saved (`text`) with what the rule does on it. */
  live: { input: { set: CandleSet; rule: LabRule; text: string }; output: readonly ComparedTrade[] }
  /** Runs a proof again; `text` is its file. */
  verify: { input: { set: CandleSet; text: string }; output: { answer: Verification; trials: TrialCount } }
}
export type LabJobKind = keyof LabJobs

export type LabRequest = { [Kind in LabJobKind]: { kind: Kind; input: LabJobs[Kind]['input'] } }[LabJobKind]

/** `problem` is a sentence for people; `fault` is one of ours. */
export type LabAnswer =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'fault'; readonly message: string }

/** The memory of the counts of a part of a search, to be transferred. */
export function sweepBuffers({ won, lost, ties, byBlock }: SweepResult): ArrayBuffer[] {
  return distinctBuffers([won, lost, ties, byBlock.profit, byBlock.won, byBlock.lost])
}

/** The memory of columns, each once. */
export function distinctBuffers(columns: readonly { readonly buffer: ArrayBufferLike }[]): ArrayBuffer[] {
  return [...new Set(columns.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : [])))]
}
