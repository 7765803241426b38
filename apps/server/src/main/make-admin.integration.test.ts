import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bareEnvironment } from '@stratomate/commands/environment/program-path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'

const program = fileURLToPath(new URL('./make-admin.ts', import.meta.url))
let shop: Shop
beforeAll(async () => {
  shop = await startShop({ databaseUrl: null })
})
afterAll(() => shop.close())

async function makeAdmin(...words: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], {
      env: bareEnvironment({ DATA_DIR: shop.dataDir }),
    })
    return { code: 0, said: stdout }
  } catch (error) {
    if (!(error instanceof Error) || !('stderr' in error) || !('code' in error)) throw error
    return { code: Number(error.code), said: String(error.stderr) }
  }
}

test('the command line makes an administrator while the server runs', async () => {
  const { visitor, email } = await shop.member()

  const made = await makeAdmin(email)
  const user = await visitor.call('readUser')

  expect(made).toMatchObject({ code: 0, said: `${email} is an administrator now.\n` })
  expect(user.body.role).toBe('admin')
})

test('an unknown email or none is refused with a sentence', async () => {
  expect(await makeAdmin('ghost@example.com')).toMatchObject({ code: 1, said: expect.stringContaining('No account') })
  expect(await makeAdmin()).toMatchObject({ code: 2, said: expect.stringContaining('Name the email') })
})
