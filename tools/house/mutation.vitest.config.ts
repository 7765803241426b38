import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { applyMutant, type Mutant, mutantSetting } from './src/mutation/find-mutants.ts'

const root = join(import.meta.dirname, '../..')
// Safe: `npm run mutation` writes the setting from the same type.
const mutant = JSON.parse(process.env[mutantSetting] ?? 'null') as Mutant | null

/** The unit tests of one package with one change in one of its sources, made while it is read: no file is touched. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) =>
        mutant !== null && id === join(root, mutant.path) ? { code: applyMutant(code, mutant), map: null } : null,
    },
  ],
  // Results without the change must not be cached, nor results with it.
  test: {
    fsModuleCache: false,
    isolate: false,
    exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
    testTimeout: 60_000,
  },
})
