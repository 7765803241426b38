import { describe, expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkImportDirections } from './import-directions.ts'

const workspaces = [
  { folder: 'apps/server', name: '@stratomate/server', imports: { '#server/*': './src/*' }, exports: {} },
  { folder: 'apps/web', name: '@stratomate/web', imports: { '#web/*': './src/*' }, exports: {} },
  {
    folder: 'apps/desktop',
    name: '@stratomate/desktop',
    imports: { '#desktop/*': './src/*' },
    exports: { './*': './src/*.ts' },
  },
  { folder: 'packages/contracts', name: '@stratomate/contracts', imports: {}, exports: { '.': './src/index.ts' } },
  {
    folder: 'packages/domain',
    name: '@stratomate/domain',
    imports: {},
    exports: { '.': './src/index.ts', './*': './src/*.ts' },
  },
  { folder: 'packages/std', name: '@stratomate/std', imports: {}, exports: { './*': './src/*.ts' } },
]

function messages(path: string, code: string): string[] {
  return checkImportDirections([readSource(path, code)], workspaces).map(({ message }) => message)
}

describe('an import goes where the table lets it go', () => {
  const allowed = [
    ['packages/domain/src/plans.ts', `import { Tier } from '@stratomate/contracts'`],
    ['packages/contracts/src/pipe.ts', `import { z } from 'zod'`],
    ['packages/brand/src/index.ts', `import { dayMs } from '@stratomate/std/time'`],
    ['apps/server/src/features/billing/sync-billing.ts', `import { insertRow } from './queries.ts'`],
    [
      'apps/server/src/features/billing/sync-billing.ts',
      `import { recordAudit } from '#server/features/audit/record-audit.ts'`,
    ],
    ['apps/server/src/features/billing/queries.ts', `import { subscriptions } from '#server/db/tables/index.ts'`],
    ['apps/server/src/features/billing/queries.ts', `import type { Plan } from '@stratomate/domain'`],
    ['apps/server/src/main/main.ts', `import { connect } from '../db/connect.ts'`],
    ['apps/web/src/routes/home/home-page.tsx', `import { PostList } from '#web/features/community/post-list.tsx'`],
    ['apps/web/src/routes/home/home-page.tsx', `import type { Route } from './+types/home-page'`],
    ['packages/engine/src/gate/gate.ts', `import { tradingDayOf } from '@stratomate/domain/trading-day'`],
  ] as const
  test.each(allowed)('%s may say %s', (path, code) => {
    expect(messages(path, code)).toEqual([])
  })
})

describe('an import that the table does not name is refused', () => {
  const refused = [
    ['packages/contracts/src/pipe.ts', `import { plans } from '@stratomate/domain'`, 'which contracts may not import'],
    ['packages/domain/src/plans.ts', `import { z } from 'zod'`, 'is a package that domain may not use'],
    ['packages/domain/src/plans.ts', `import { randomUUID } from 'node:crypto'`, 'is of Node'],
    ['packages/std/src/time.ts', `import { plans } from '@stratomate/domain'`, 'which std may not import'],
    [
      'apps/server/src/features/billing/sync-billing.ts',
      `import { plans } from '../../db/tables/index.ts'`,
      'in server-db',
    ],
    [
      'apps/server/src/features/billing/sync-billing.ts',
      `import { find } from '../trading/queries.ts'`,
      'reads the queries of trading',
    ],
    ['apps/server/src/features/billing/queries.ts', `import { plans } from '@stratomate/domain'`, 'in domain'],
    ['apps/server/src/http/billing.ts', `const table = await import('#server/db/tables/index.ts')`, 'in server-db'],
    [
      'apps/web/src/shared/call-api.ts',
      `export { PostList } from '../features/community/post-list.tsx'`,
      'in web-features',
    ],
    [
      'apps/web/src/features/billing/card.tsx',
      `import { PostList } from '../community/post-list.tsx'`,
      'let a route join them',
    ],
    [
      'packages/engine/src/gate/gate.ts',
      `import { open } from '@stratomate/desktop/adapters/journal/open-journal'`,
      'in desktop-journal',
    ],
    [
      'apps/desktop/src/features/account/owner-pause.ts',
      `import { createDesktopApp } from '#desktop/app/desktop-app.ts'`,
      'in desktop-app',
    ],
    [
      'apps/desktop/src/features/account/owner-pause.ts',
      `import type { ActionApp } from '#desktop/control-api/action-dependencies.ts'`,
      'in desktop-control-api',
    ],
    [
      'apps/desktop/src/features/account/owner-pause.ts',
      `import type { SettingsStore } from '#desktop/features/trading-settings/settings-store.ts'`,
      'in desktop-feature-trading-settings',
    ],
    [
      'apps/desktop/src/adapters/bridge/read-frame.ts',
      `import { open } from '../journal/open-journal.ts'`,
      'in desktop-journal',
    ],
  ] as const
  test.each(refused)('%s may not say %s', (path, code, reason) => {
    expect(messages(path, code)).toEqual([expect.stringContaining(reason)])
  })
})

test('a file in an unknown folder belongs to no room', () => {
  expect(messages('apps/server/src/plugins/metrics.ts', '')).toEqual([expect.stringContaining('belongs to no room')])
})

test('a package is entered through its exports only', () => {
  expect(messages('apps/server/src/http/billing.ts', `import { x } from '@stratomate/contracts/src/pipe.ts'`)).toEqual([
    expect.stringContaining('not among the exports'),
  ])
  expect(
    messages('apps/server/src/http/billing.ts', `import { x } from '../../../../packages/contracts/src/pipe.ts'`),
  ).toEqual([expect.stringContaining('leaves its workspace')])
})

test('a test looks into every room of its own workspace and into no other app', () => {
  const code = `import { connect } from '#server/db/connect.ts'; import fc from 'fast-check'`

  expect(messages('apps/server/src/http/billing.test.ts', code)).toEqual([])
  expect(
    messages('apps/desktop/src/control-api/act.test.ts', `import { a } from '../../../server/src/db/connect.ts'`),
  ).toHaveLength(1)
})
