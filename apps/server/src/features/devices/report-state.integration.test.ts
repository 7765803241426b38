import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layPreparedDatabase } from '@stratomate/commands/postgres/prepared-database'
import type { DesktopState } from '@stratomate/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogger } from '#server/main/logger.ts'
import { type OpenDatabase, openDatabase } from '#server/main/open-database.ts'
import { addTestAccount, computerCtx } from '#server/main/testing/lease-callers.ts'
import { realOutside } from '#server/main/service-outside.ts'
import { silentBus } from '#server/main/testing/silent-bus.ts'
import { reportState } from './report-state.ts'

const idle: DesktopState = {
  version: '0.1.0',
  paused: false,
  pausedReason: null,
  terminalConnected: true,
  broker: { id: 'paper', account: 'demo', connected: true, balanceCents: 100_000 },
  charts: [],
  timeZone: 'UTC',
}

let database: OpenDatabase
let dataDir: string
let nowMs: number
let events: string[]
let report: (state?: DesktopState) => Promise<unknown>
/** The transaction that wrote the row last. */
let writer: () => Promise<unknown>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stratomate-states-'))
  layPreparedDatabase(dataDir)
  const place = { databaseUrl: null, dataDir, watch: realOutside.databaseWatch, databaseWaitMs: 0, canGrow: () => true }
  database = await openDatabase({ ...place, say: realOutside.printOnConsole }, createLogger({ kind: 'none' }))
})
beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T12:00:00Z')
  events = []
  const { userId, deviceIds } = await addTestAccount(database.db, 'pro_trader', 1)
  const deviceId = deviceIds[0] ?? ''
  const bus = { ...silentBus, toOwner: (_userId: string, name: string) => void events.push(name) }
  const ctx = computerCtx(database.db, { userId, deviceId }, { now: () => new Date(nowMs), bus })
  report = (state = idle) => reportState(ctx, state)
  writer = async () =>
    (
      await database.db.execute(
        sql`select xmin::text, state_at::text, state ->> 'paused' as paused from devices where id = ${deviceId}`,
      )
    ).rows[0]
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('an unchanged state is written every second time, and pages hear of it once', async () => {
  const written = new Set<unknown>()
  for (let count = 0; count < 8; count += 1) {
    await report()
    written.add(JSON.stringify(await writer()))
    nowMs += 15_000
  }

  expect(written.size).toBe(4)
  expect(events).toEqual(['device.changed'])
})

test('a change is written and told at once', async () => {
  await report()
  nowMs += 1_000
  await report({ ...idle, paused: true })

  expect(await writer()).toMatchObject({ paused: 'true' })
  expect(events).toEqual(['device.changed', 'device.changed'])
})

test('a computer that comes back as it was is told of, because pages show it offline', async () => {
  await report()
  nowMs += 60_000
  await report()

  expect(events).toEqual(['device.changed', 'device.changed'])
})
