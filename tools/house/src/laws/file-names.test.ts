import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkFileNames } from './file-names.ts'

function messages(path: string, code: string): string[] {
  return checkFileNames([readSource(path, code)]).map(({ message }) => message)
}

test.each([
  ['apps/server/src/features/community/create-post.ts', 'export function createPost() {}'],
  ['apps/web/src/features/visits/visit-badge.tsx', 'export function VisitBadge() {}'],
  ['tools/commands/src/postgres.ts', 'export function startPostgres() {}'],
  [
    'apps/server/src/adapters/password-hash.ts',
    'export function hashPassword() {}\nexport function verifyPassword() {}',
  ],
  ['packages/domain/src/plans.ts', 'export const tiers = []'],
  ['apps/desktop/src/app/main.ts', 'export function run() {}'],
  ['apps/server/src/features/community/queries.ts', 'export function insertPost() {}'],
  ['tools/commands/src/start.ts', 'await import("./x.ts")'],
])('%s is named well', (path, code) => {
  expect(messages(path, code)).toEqual([])
})

test.each([
  ['apps/server/src/features/community/service.ts', 'export const service = 1', 'says nothing'],
  ['apps/web/src/shared/utils/format-money.ts', 'export function formatMoney() {}', 'says nothing'],
  ['apps/web/src/shared/formatMoney.ts', 'export function formatMoney() {}', 'not kebab-case'],
  ['apps/web/src/features/Billing/card.tsx', 'export function Card() {}', 'not kebab-case'],
  [
    'apps/server/src/features/community/create-post.ts',
    'export function publishReply() {}',
    'not named after its main export',
  ],
])('%s is refused', (path, code, reason) => {
  expect(messages(path, code)).toEqual([expect.stringContaining(reason)])
})
