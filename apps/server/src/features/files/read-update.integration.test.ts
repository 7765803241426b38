import { UpdateAnswer, UpdateClaims, updateTokenType } from '@stratomate/contracts/desktop/update'
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDesktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { archiveOf, sendInstaller } from '#server/main/testing/send-upload.ts'

let shop: Shop
let admin: Member
beforeAll(async () => {
  shop = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  admin = await shop.member({ email: 'admin@example.com' })
})
afterAll(() => shop.close())

test('only a computer that is signed in is answered', async () => {
  expect((await shop.visitor().call('readUpdate')).status).toBe(401)
  expect((await admin.visitor.call('readUpdate')).status).toBe(401)
})

test('what is published is described with a signature, by the keys that the app knows', async () => {
  const computer = await connectDesktop(shop, admin)
  const read = async () => UpdateAnswer.parse((await computer.visitor.call('readUpdate')).body).update
  expect(await read()).toBeNull()

  const sent = await sendInstaller(
    admin.visitor,
    archiveOf('the app', { name: 'app/stratomate-desktop.mjs', data: 'the app' }),
  )
  expect(sent.status).toBe(200)
  const { installer } = (await shop.visitor().call('readInstaller')).body
  const published = (await shop.visitor().call('readDesktopKeys')).body.keys
  const keys = published.filter((key): key is JWK & Record<string, unknown> => typeof key['kty'] === 'string')
  const { payload } = await jwtVerify((await read()) ?? '', createLocalJWKSet({ keys }), { typ: updateTokenType })

  const { version, sizeBytes, sha256, app } = UpdateClaims.parse(payload)
  expect({ version, sizeBytes, sha256, app }).toEqual({
    version: installer?.version,
    sizeBytes: installer?.sizeBytes,
    sha256: installer?.sha256,
    app: 'script',
  })
})
