import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkSwallowedErrors } from './swallowed-errors.ts'

function count(code: string): number {
  return checkSwallowedErrors([readSource('packages/domain/src/votes.ts', code)]).length
}

test.each(['try { run() } catch { /* never mind */ }', 'run().catch(() => {})', 'run().catch(() => undefined)'])(
  '%s is refused',
  (code) => {
    expect(count(code)).toBe(1)
  },
)

test.each([
  'try { run() } catch (error) { log(error) }',
  'run().catch((error) => log(error))',
  'run().catch(() => [])',
])('%s answers the error', (code) => {
  expect(count(code)).toBe(0)
})
