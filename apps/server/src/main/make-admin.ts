import { randomUUID } from 'node:crypto'
import { AppError } from '#server/features/app-error.ts'
import { makeAdmin } from '#server/features/accounts/make-admin.ts'
import { settingsOfProcess } from './settings.ts'
import { SettingsError } from '@stratomate/std/errors'
import { withDatabase } from './with-database.ts'

const email = process.argv[2]
process.exitCode = await run(email)

async function run(address: string | undefined): Promise<number> {
  if (address === undefined) {
    process.stderr.write('Name the email of a verified account: npm run make-admin -- ann@example.com\n')
    return 2
  }
  try {
    await withDatabase(settingsOfProcess(), ({ db }) =>
      makeAdmin({ db, now: () => new Date(), newId: randomUUID }, address),
    )
    process.stdout.write(`${address} is an administrator now.\n`)
    return 0
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
