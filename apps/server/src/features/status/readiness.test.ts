import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('a good answer of the storage counts for three seconds, a bad one and those of the others never', async () => {
  const asked = { database: 0, storage: 0, bus: 0 }
  let isThere = true
  let nowMs = 0
  const part = (name: keyof typeof asked) => () => {
    asked[name] += 1
    return name !== 'storage' || isThere ? Promise.resolve() : Promise.reject(new Error('away'))
  }
  const parts = { database: part('database'), storage: part('storage'), bus: part('bus') }
  const readiness = createReadiness(parts, { log, nowMs: () => nowMs })
  const good = { missing: [], away: [] }

  expect(await readiness.ask()).toEqual(good)
  isThere = false
  nowMs = 2_999
  expect([await readiness.ask(), asked]).toEqual([good, { database: 2, storage: 1, bus: 2 }])
  nowMs = 3_000
  expect(await readiness.ask()).toEqual({ missing: ['storage'], away: [] })
  isThere = true
  expect(await readiness.ask()).toEqual(good)
  expect(asked).toEqual({ database: 4, storage: 3, bus: 4 })
})
