import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CheckpointThread } from './checkpoint-thread.ts'
import { openJournalDatabase } from './open-journal-database.ts'
import { SqliteJournal } from './sqlite-journal.ts'

function newScene() {
  const path = join(mkdtempSync(join(tmpdir(), 'checkpoint-')), 'journal.db')
  const faults: unknown[] = []
  const checkpoints = new CheckpointThread(path, (error) => void faults.push(error))
  onTestFinished(() => checkpoints.close())
  return { path, faults, checkpoints }
}

test('the write-ahead file stays short while orders keep coming, and nothing is lost', async () => {
  const { path, faults, checkpoints } = newScene()
  const journal = new SqliteJournal(openJournalDatabase(path), { checkpoints })
  const sizes: number[] = []
  const context = 'x'.repeat(2_000)
  for (let n = 0; n < 1_500; n += 1) {
    const turn = { nowMs: n, context }
    journal.commit([{ kind: 'signal', id: `signal ${n}`, atMs: n }], n)
    journal.note([{ kind: 'turn', turn }], n)
    sizes.push(statSync(`${path}-wal`).size)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  journal.close()

  expect(faults).toEqual([])
  expect(Math.max(...sizes)).toBeLessThan(8 * 1_048_576)
  const again = new SqliteJournal(openJournalDatabase(path))
  expect(Array.from({ length: 1_500 }, (_, n) => again.hasSignal(`signal ${n}`))).not.toContain(false)
})

test('a checkpoint that fails is told with the code of its fault, and the next one is tried', async () => {
  const { path, faults, checkpoints } = newScene()
  const ends: string[] = []
  checkpoints.start(() => void ends.push('moved'))
  await expect.poll(() => ends).toEqual(['moved'])
  rmSync(join(path, '..'), { recursive: true })
  for (const count of [1, 2]) {
    checkpoints.start(() => void ends.push('moved'))
    await expect.poll(() => faults).toHaveLength(count)
  }

  expect(ends).toEqual(['moved'])
  expect(faults).toMatchObject([{ errcode: 14 }, { errcode: 14 }])
})
