// Whether the lab computes the same everywhere: the trades of all indicators in browsers and in Node, to the last bit,
// and proofs made in a browser, which the server's runtime computes again, and refuses when one bit was changed.
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { hashRuns } from '@stratomate/commands/lab/hash-runs'
import { runInChromium } from '@stratomate/commands/lab/run-in-chromium'
import { findFirefox, runInFirefox } from '@stratomate/commands/lab/run-in-firefox'
import { scriptOf } from '@stratomate/commands/lab/script-of'
import { verifyProof } from '@stratomate/lab/proof/proof'
import { readProof } from '@stratomate/lab/proof/read-proof'
import { flipCandleBit, flipTextBit } from './flip-bits.ts'
import { historyOf, proveRuns } from './prove-runs.ts'

const proofs = 100

console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)

const here = await hashRuns()
const labScript = await scriptOf(join(import.meta.dirname, '../../tools/commands/src/lab/hash-runs.ts'))
const inChromium = await runInChromium(labScript, 'lab.hashRuns()')
compareHashes(`Chromium ${inChromium.version}`, inChromium.answer)
const firefox = findFirefox()
if (firefox === null) console.log('Firefox: not installed')
else compareHashes('Firefox', await runInFirefox(firefox, labScript, 'lab.hashRuns()'))

const proveScript = await scriptOf(join(import.meta.dirname, 'prove-runs.ts'))
const made = await runInChromium(proveScript, `lab.proveRuns(${proofs})`)
// Safe: the function of that name returns texts.
await checkProofs('Chromium', made.answer as readonly string[])
await checkProofs('Node', await proveRuns(proofs))

async function checkProofs(maker: string, texts: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    texts.map(async (text, place) => {
      const set = historyOf(place)
      return {
        whole: await answerOf(text, set),
        data: await answerOf(text, flipCandleBit(set, place)),
        rule: await answerOf(flipTextBit(text, 'rule', place), set),
        result: await answerOf(flipTextBit(text, 'result', place), set),
      }
    }),
  )
  const countOf = (part: keyof (typeof answers)[number]): number =>
    answers.filter(({ [part]: answer }) => answer === 'same').length
  console.log(`proofs made in ${maker} and computed again here: ${countOf('whole')} of ${texts.length} the same`)
  for (const part of ['data', 'rule', 'result'] as const)
    console.log(`one bit of the ${part} changed: ${texts.length - countOf(part)} of ${texts.length} refused`)
}

function compareHashes(name: string, there: unknown): void {
  // Safe: the function returns the same record in a browser.
  const hashes = there as Readonly<Record<string, string>>
  const rows = Object.entries(here)
  const same = rows.filter(([run, hash]) => hashes[run] === hash).length
  const trades = rows.reduce((sum, [, hash]) => sum + Number.parseInt(hash, 10), 0)
  console.log(`${name}: ${same} of ${rows.length} runs trade as here, ${trades} trades`)
}

/** The outcome of a file: not a proof, a rule that cannot be run, or a verification. */
async function answerOf(text: string, set: CandleSet): Promise<string> {
  try {
    return await verifyProof(readProof(text), set)
  } catch (error) {
    return String(error)
  }
}
