import { isDeepStrictEqual } from 'node:util'
import { ProofFacts } from '@stratomate/contracts'
import { indicators, parseParameters } from '@stratomate/indicators'
import { labSettings } from '@stratomate/lab/lab-rule'
import { hasGoodSignature, type Proof } from '@stratomate/lab/proof/proof'
import { readProof } from '@stratomate/lab/proof/read-proof'
import { errorText } from '@stratomate/std/errors'
import { AppError } from '#server/features/app-error.ts'

/**
 * Reads a proof from outside and checks its form, its rule and its signature; nothing is computed. Errors:
 * invalid_input with a sentence.
 */
export async function readSentProof(text: string): Promise<ProofFacts> {
  const proof = proofOf(text)
  const facts = ProofFacts.safeParse(factsOf(proof))
  if (!facts.success) throw wrong('The proof holds numbers or names that the lab does not write.')
  if (!(await hasGoodSignature(proof))) throw wrong('Something in the proof was changed after it had been signed.')
  return facts.data
}

function wrong(sentence: string): AppError {
  return new AppError('invalid_input', { message: sentence, fields: { proof: sentence } })
}

/**
 * Only one way of writing is accepted: otherwise a field that comes twice, or a number written differently, would be
 * signed without being seen.
 */
function proofOf(text: string): Proof {
  try {
    const proof = readProof(text)
    const forms = [JSON.stringify(proof), `${JSON.stringify(proof, null, 2)}\n`]
    if (!forms.includes(text)) throw wrong('The proof is not written as the lab writes it.')
    return proof
  } catch (error) {
    throw error instanceof AppError ? error : wrong(errorText(error))
  }
}

function factsOf({ data, rule, trials, result }: Proof): unknown {
  const { symbol, timeframeS, candles, fromS, toS } = data
  const { indicatorId, side, expiryCandles, payoutPct, settings } = rule
  return {
    symbol,
    timeframeS,
    candles,
    from: instantOf(fromS),
    to: instantOf(toS),
    indicatorId,
    parameters: parametersOf(rule),
    side,
    expiryCandles,
    payoutPct,
    hasOwnLimits: !isDeepStrictEqual(chosenOf(settings), usualChoice),
    won: result.won,
    lost: result.lost,
    ties: result.ties,
    ...trials,
  }
}

/**
 * What decides which signals are traded and what comes after a loss: all settings but the size of a stake, as a file
 * contains them.
 */
function chosenOf(settings: Proof['rule']['settings']): unknown {
  const { stakeCents, stakeCentsMax } = labSettings
  return JSON.parse(JSON.stringify({ ...settings, stakeCents, stakeCentsMax }))
}

const usualChoice = chosenOf(labSettings)

function instantOf(seconds: number): string | null {
  const date = new Date(seconds * 1_000)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function parametersOf({ indicatorId, parameters }: Proof['rule']): Record<string, number> {
  const indicator = Object.entries(indicators).find(([id]) => id === indicatorId)?.[1]
  if (indicator === undefined) throw wrong('The rule of the proof is of no indicator of the library.')
  try {
    return parseParameters<string>(indicator, parameters)
  } catch (error) {
    throw wrong(errorText(error))
  }
}
