import { expect, test } from 'vitest'
import { checkMigrations } from './migrations.ts'

const path = 'apps/server/src/db/migrations/0040_next.sql'
const found = (text: string, at = path) => checkMigrations([{ path: at, text }]).map(({ line }) => line)

test.each([
  'CREATE TABLE "job_failures" (\n\t"name" text PRIMARY KEY NOT NULL\n);',
  'ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp;--> statement-breakpoint\nDROP INDEX "mails_due";',
  'ALTER TABLE "mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;',
  '-- A word about DROP TABLE.',
])('what older servers can live with is lawful: %s', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'DROP TABLE "mails";',
  'ALTER TABLE "mails" DROP COLUMN "to";',
  'ALTER TABLE "mails" RENAME COLUMN "to" TO "reader";',
  'ALTER TABLE "mails" ALTER COLUMN "to" SET NOT NULL;',
  'ALTER TABLE "mails" ALTER COLUMN "at" SET DATA TYPE text;',
  'ALTER TABLE "mails" ADD COLUMN "tries" integer NOT NULL;',
])('what breaks them is found: %s', (statement) => {
  expect(found(`SELECT 1;\n${statement}`)).toEqual([2])
  expect(found(statement, 'apps/server/src/db/migrations/0022_writings.sql')).toEqual([])
})

test('what nobody needs any more may go, below a line that says since when', () => {
  const statement = 'ALTER TABLE "mails" DROP COLUMN "to";'

  expect(found(`-- contract: since release 0.4 every server reads "reader" instead.\n${statement}`)).toEqual([])
  expect(found(`-- contract: old\n${statement}`)).toEqual([2])
})
