import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const isSoak = process.env['STRATOMATE_SOAK'] === '1'
const rooms = '{apps,packages,content,tools,bench}'
const skipped = ['**/node_modules/**', '**/build/**', '**/dist/**']
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
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...skipped, '**/*.integration.test.ts'],
          testTimeout: minutes(0.25),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [`${rooms}/**/*.integration.test.ts`],
          exclude: skipped,
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: skipped,
          testTimeout: minutes(3),
          hookTimeout: minutes(3),
          // A browser on a busy machine is late now and then; the last lines name what needed a second try.
          retry: 1,
        },
      },
    ],
  },
})
