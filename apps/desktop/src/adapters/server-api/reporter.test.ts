import { reportsPerMinuteMax } from '@stratomate/contracts'
import { minuteMs } from '@stratomate/std/time'
import { expect, test } from 'vitest'
import { reportPausesMs } from './reporter.ts'

test('an app that always has something to report stays within what the server takes', () => {
  const perMinute = Object.values(reportPausesMs).map((pauseMs) => minuteMs / pauseMs)

  expect(perMinute.reduce((sum, count) => sum + count, 0)).toBeLessThan(reportsPerMinuteMax)
})
