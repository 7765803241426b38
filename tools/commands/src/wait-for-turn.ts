// Loaded before each file of integration tests: of their three workers one waits until the journeys beside them have
// ended, so that five never share two cores and two never leave a core idle.
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { journeysEndSetting, workersBeside } from './test-options.ts'

const everyMs = 1_000

const { [journeysEndSetting]: sign, VITEST_POOL_ID: worker } = process.env
if (sign !== undefined && Number(worker) > workersBeside) while (!existsSync(sign)) await sleep(everyMs)
