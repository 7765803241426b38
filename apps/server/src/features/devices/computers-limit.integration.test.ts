import { randomUUID } from 'node:crypto'
import { computersPerAccountMax } from '@stratomate/contracts/errors'
import { desktopClientId } from '@stratomate/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { devices } from '#server/db/tables/index.ts'
import { type Member, type Shop, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

let shop: Shop
let member: Member
beforeAll(async () => {
  shop = await startShop()
  member = await shop.member()
  await placeComputers(computersPerAccountMax - 1)
})
afterAll(() => shop.close())

/**
 * Computers that were connected long ago, written straight into the database, because connecting has a limit of its
 * own.
 */
async function placeComputers(count: number): Promise<void> {
  const connection = connect({ ...shop.database, max: 1 }, () => undefined)
  const at = new Date('2026-01-01T00:00:00Z')
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    userId: member.id,
    name: `Computer ${index}`,
    appVersion: '0.1.0',
    refreshHash: randomUUID(),
    rotatedAt: at,
    createdAt: at,
  }))
  await connection.db.insert(devices).values(rows)
  await connection.close()
}

async function ask(visitor: Visitor): Promise<{ deviceCode: string; userCode: string }> {
  const { body } = await visitor.call('requestDeviceCode', {
    body: { client_id: desktopClientId, computer_name: 'One more', app_version: '0.1.0' },
  })
  return { deviceCode: body.device_code, userCode: body.user_code }
}

async function approve(userCode: string) {
  await member.visitor.call('readDeviceRequest', { params: { userCode } })
  return member.visitor.call('decideDeviceRequest', { params: { userCode }, body: { decision: 'approve' } })
}

const redeem = (visitor: Visitor, deviceCode: string) =>
  visitor.call('exchangeDesktopToken', { body: { grantType: 'device_code', clientId: desktopClientId, deviceCode } })

const countComputers = async () => (await member.visitor.call('listDevices')).body.items.length

test('an account connects 20 computers: of two that are connected at the same time for the last place, one', async () => {
  const visitors = [shop.visitor(), shop.visitor()]
  const asked = await Promise.all(visitors.map(async (visitor) => ({ visitor, ...(await ask(visitor)) })))
  const approved = [await approve(asked[0]?.userCode ?? ''), await approve(asked[1]?.userCode ?? '')]

  const answers = await Promise.all(asked.map(({ visitor, deviceCode }) => redeem(visitor, deviceCode)))

  expect(approved.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_computers' })
  expect(await countComputers()).toBe(computersPerAccountMax)
})

test('a further one is refused where the person decides, with what to do, and connects once another is removed', async () => {
  const visitor = shop.visitor()
  const { deviceCode, userCode } = await ask(visitor)
  const refused = await approve(userCode)
  const [oldest] = (await member.visitor.call('listDevices')).body.items
  await member.visitor.call('removeDevice', { params: { id: oldest?.id ?? '' } })

  const approved = await approve(userCode)
  const redeemed = await redeem(visitor, deviceCode)

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'too_many_computers', message: expect.stringContaining('Remove one under Account') },
  })
  expect([approved.status, redeemed.status, await countComputers()]).toEqual([200, 200, computersPerAccountMax])
})
