// Loaded before each file of integration tests and journeys: of three workers of a part, one waits until the other part
// has ended, so that five never share two cores and two never leave a core idle.
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { otherPartEndSetting, workersBeside } from './test-options.ts'

const everyMs = 1_000

const { [otherPartEndSetting]: sign, VITEST_POOL_ID: worker } = process.env
if (sign !== undefined && Number(worker) > workersBeside) while (!existsSync(sign)) await sleep(everyMs)
