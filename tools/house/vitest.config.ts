import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const isSoak = process.env['STRATOMATE_SOAK'] === '1'
const rooms = '{apps,packages,content,tools,bench}'
const skipped = ['**/node_modules/**', '**/build/**', '**/dist/**']
/**
 * Processes and browsers on a busy machine are late now and then. The last lines of a run name each test that needed its
 * second try, with the error of the first; a soak gives none.
 */
const secondTry = isSoak ? 0 : 1
/** How long a busy machine may take until a page or a process shows what it was asked for: as long as the browser waits. */
const patience = { poll: { timeout: 30_000 } }
const waitForTurn = join(import.meta.dirname, '../commands/src/wait-for-turn.ts')
const minutes = (count: number) => count * 60_000 * (isSoak ? 20 : 1)

/** Three parts: unit tests are pure and fast, integration tests need processes or databases, e2e needs the product. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure tests share what they import, which takes half of the time; no test replaces a module.
          isolate: false,
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...skipped, '**/*.integration.test.ts'],
          testTimeout: minutes(0.25),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // The whole service is loaded once for each worker instead of once for each file: it keeps no state of its own.
          isolate: false,
          include: [`${rooms}/**/*.integration.test.ts`],
          exclude: skipped,
          setupFiles: [waitForTurn],
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
          expect: patience,
          retry: secondTry,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // As above; a file has its own product, and the worker's code of the browser's driver stays.
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: skipped,
          testTimeout: minutes(3),
          hookTimeout: minutes(3),
          expect: patience,
          retry: secondTry,
        },
      },
    ],
  },
})
