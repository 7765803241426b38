import { seededRandom } from '@stratomate/std/random'
import { times } from '@stratomate/commands/soak-scale'
import { expect, test } from 'vitest'
import { newSigner } from '../proof/sign-text.ts'
import { ProofError } from '../proof/read-proof.ts'
import { isRecordText, readRecord } from './read-record.ts'
import { proveRecord, recordBreakEven, type RecordTrade, verifyRecord } from './record-proof.ts'

const chart = { broker: 'paper', account: 'paper', currency: 'USD', symbol: 'EURUSD', timeframeS: 60, indicatorId: 'x' }
const trades: RecordTrade[] = [
  [0, 1, 1_000, 181_000, 1_000, 8_700, 1, 870],
  [0, -1, 2_000, 182_000, 1_000, 9_200, -1, -1_000],
  [1, 1, 3_000, 183_000, 500, 8_000, 0, 0],
  [1, 1, 4_000, 184_000, 500, 8_000, 2, 0],
]
const recorded = {
  journal: { id: 'a journal', seq: 12, hash: 'ab'.repeat(32) },
  charts: [chart, { ...chart, account: 'demo', symbol: 'GBPUSD' }],
  trades,
}
const signer = await newSigner()
const text = await proveRecord(recorded, signer)

/** The verdict on a file: the same, refused while it is read, or not the same. */
async function verdictOf(file: string): Promise<string> {
  try {
    return await verifyRecord(readRecord(file))
  } catch (error) {
    if (error instanceof ProofError) return 'unreadable'
    throw error
  }
}

test('a record is counted by account and currency, with the break-even of its payouts, and is the same again', async () => {
  const { totals } = readRecord(text)

  expect(isRecordText(text)).toBe(true)
  expect(await verdictOf(`${text}\n`)).toBe('same')
  expect(await proveRecord(recorded, signer)).toBe(text)
  expect(totals).toMatchObject([
    { account: 'demo', won: 0, lost: 0, ties: 1, unknown: 1, stakeCents: 0 },
    { account: 'paper', won: 1, lost: 1, stakeCents: 2_000, profitCents: -130 },
  ])
  expect(totals.map(recordBreakEven)).toEqual([1, 2_000 / (1_870 + 1_920)])
})

test('a flipped bit anywhere in the file is refused', async () => {
  const random = seededRandom(3)
  for (let time = 0; time < times(200, 5_000); time += 1) {
    const bytes = Buffer.from(text)
    const bit = Math.floor(random() * bytes.length * 8)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))

    expect(await verdictOf(bytes.toString('utf8'))).not.toBe('same')
  }
})

test.each([
  ['a trade won that was lost', '9200,-1,-1000', '9200,1,-1000', 'other result'],
  ['another head of the chain', 'abab', 'abac', 'wrong signature'],
  ['a field twice', '{"charts"', '{"version":1,"charts"', 'unreadable'],
  ['a number in another spelling', '1000,181000', '1e3,181000', 'unreadable'],
] as const)('%s is refused', async (...row) => {
  const [, from, to, verdict] = row
  expect(text).toContain(from)
  expect(await verdictOf(text.replace(from, to))).toBe(verdict)
})

test('what is signed by another key is refused', async () => {
  const other = readRecord(await proveRecord(recorded, await newSigner()))

  expect(await verifyRecord({ ...other, signer: readRecord(text).signer })).toBe('wrong signature')
})
