import { times } from '@stratomate/commands/soak-scale'
import { judgeArchive } from '@stratomate/domain/files/judge-archive'
import { seededRandom } from '@stratomate/std/random'
import { expect, test } from 'vitest'
import { goodArchives } from './testing/good-archives.ts'
import { mutateArchive } from './testing/mutate-archive.ts'
import {
  inOrder,
  type PythonReader,
  readByFflate,
  readByYauzl,
  type Reading,
  sha256,
  startPython,
} from './testing/other-readers.ts'
import { readModel } from './testing/read-model.ts'
import { bytesOf } from '@stratomate/domain/files/testing/zip-model'

const caseCount = times(3_000, 100_000)

test('archives of common programs are fit, and every reader sees the same in them', async () => {
  const python = startPython()
  for (const [name, zip] of await goodArchives()) {
    const { verdict, reading } = await readByUs(zip)
    expect.soft(verdict, name).toMatchObject({ kind: 'fit' })
    expect.soft(bytesOf(readModel(zip)).equals(zip), name).toBe(true)
    await expectSame({ zip, reading, python, name })
  }
  python?.stop()
})

test(
  'a changed archive is refused, or every reader sees the same in it as we do',
  { timeout: times(120_000, 3_600_000) },
  async () => {
    const random = seededRandom(20_261_123)
    const python = startPython()
    const models = [...(await goodArchives()).values()].map(readModel)
    const counts = new Map<string, number>()
    for (let round = 0; round < caseCount; round += 1) {
      const model = models[round % models.length]
      if (model === undefined) throw new Error('There is no good archive.')
      const zip = mutateArchive(model, random)
      const { verdict, reading } = await readByUs(zip)
      const outcome = verdict.kind === 'refused' ? verdict.code : verdict.kind
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      if (verdict.kind === 'fit')
        await expectSame({ zip, reading, python, name: `round ${round}: ${zip.toString('base64')}` })
    }
    python?.stop()

    // A reader that refuses everything would prove nothing, and neither would mutations that change nothing.
    expect(counts.get('fit')).toBeGreaterThan(caseCount / 50)
    expect(counts.get('fit')).toBeLessThan(caseCount / 2)
    expect(counts.size).toBeGreaterThan(30)
  },
)

async function readByUs(zip: Buffer) {
  const pieces = new Map<string, Uint8Array[]>()
  const verdict = await judgeArchive(new Blob([new Uint8Array(zip)]), (name, piece) => {
    pieces.set(name, [...(pieces.get(name) ?? []), piece])
  })
  const names = verdict.kind === 'fit' ? verdict.names : []
  const reading = names.map((name): Reading[number] => [name, sha256(Buffer.concat(pieces.get(name) ?? []))])
  return { verdict, reading: inOrder(reading) }
}

type Comparison = { zip: Buffer; reading: Reading; python: PythonReader | null; name: string }

async function expectSame({ zip, reading, python, name }: Comparison): Promise<void> {
  const refused = (error: unknown) => `refused: ${String(error)}`
  const seen = {
    yauzl: await readByYauzl(zip).catch(refused),
    fflate: await readByFflate(zip).catch(refused),
    ...(python === null ? {} : { python: await python.read(zip).catch(refused) }),
  }
  for (const [reader, found] of Object.entries(seen)) expect(found, `${reader}, ${name}`).toEqual(reading)
}
