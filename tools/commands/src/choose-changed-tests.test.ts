import { expect, test } from 'vitest'
import { chooseChangedTests } from './choose-changed-tests.ts'

const tests = [
  'apps/desktop/src/app/kill.integration.test.ts',
  'apps/server/src/db/connect.integration.test.ts',
  'apps/server/src/features/community/community.integration.test.ts',
  'apps/server/src/http/held-words.integration.test.ts',
  'apps/server/src/http/payments.integration.test.ts',
  'tests/e2e/community.test.ts',
  'tests/e2e/desktop-window.test.ts',
  'tests/e2e/payments.test.ts',
]

function choose(...changed: string[]): string[] {
  const read = (path: string) => (path.includes('payments') ? "from './testing/pay-licence.ts'" : '')
  return chooseChangedTests(changed, { tests, read })
}

test('a feature runs its own tests, those of its subject and its journeys', () => {
  const community = [
    'apps/server/src/features/community/community.integration.test.ts',
    'apps/server/src/http/held-words.integration.test.ts',
    'tests/e2e/community.test.ts',
  ]

  expect(choose('apps/server/src/features/community/create-post.ts')).toEqual(community)
  expect(choose('apps/web/src/features/community/post-list.tsx')).toEqual(community)
  expect(choose('packages/contracts/src/community-values.ts')).toEqual(community)
})

test('the desktop app runs its processes and its window', () => {
  expect(choose('apps/desktop/src/features/clock/read-clock.ts')).toEqual(['tests/e2e/desktop-window.test.ts'])
  expect(choose('apps/desktop/src/app/main.ts')).toEqual([
    'apps/desktop/src/app/kill.integration.test.ts',
    'tests/e2e/desktop-window.test.ts',
  ])
})

test('a room without a subject runs its own tests', () => {
  expect(choose('apps/server/src/db/connect.ts')).toEqual(['apps/server/src/db/connect.integration.test.ts'])
})

test('a changed test runs, and what a changed test tool serves', () => {
  expect(choose('tests/e2e/payments.test.ts')).toEqual(['tests/e2e/payments.test.ts'])
  expect(choose('tests/e2e/testing/pay-licence.ts')).toEqual([
    'apps/server/src/http/payments.integration.test.ts',
    'tests/e2e/payments.test.ts',
  ])
})

test('a document runs nothing', () => {
  expect(choose('docs/glossary.md', 'README.md')).toEqual([])
})
