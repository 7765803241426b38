import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

describe.each('url' in postgres ? ['embedded', 'PostgreSQL'] : ['embedded'])('on %s', (database) => {
  let shop: Shop
  beforeAll(async () => {
    const isEmbedded = database === 'embedded' || !('url' in postgres)
    shop = await startShop({ databaseUrl: isEmbedded ? null : await createDatabase(postgres.url) })
  })
  afterAll(() => shop.close())

  async function trader(): Promise<{ member: Member; desktop: Desktop }> {
    const member = await shop.member()
    await member.visitor.call('startTrial', { body: {} })
    return { member, desktop: await connectDesktop(shop, member) }
  }

  async function lease(desktop: Desktop, want = 100) {
    const answer = await desktop.visitor.call('takeLease', { body: { want } })
    return { ...answer, jti: answer.status === 200 ? String(decodeJwt(answer.body.lease).jti) : '' }
  }

  const report = (desktop: Desktop, jti: string, count: number) =>
    desktop.visitor.call('reportTrades', { body: { trades: Array.from({ length: count }, () => paperTrade(jti)) } })

  test('blocks that were taken and returned cover no trades that are reported afterwards', async () => {
    const { member, desktop } = await trader()
    const blocks: string[] = []
    for (let block = 0; block < 12; block += 1) {
      const { jti } = await lease(desktop)
      await desktop.visitor.call('closeLease', { params: { jti } })
      blocks.push(jti)
    }

    for (const jti of blocks) expect((await report(desktop, jti, 10)).body.accepted).toHaveLength(10)
    const next = await lease(desktop)

    expect(next).toMatchObject({ status: 409, body: { code: 'lease_overused' } })
    expect((await member.visitor.call('readQuota')).body).toMatchObject({ used: 120, remaining: 0 })
  })

  type Overuse = (desktop: Desktop, spare: () => Promise<Desktop>) => Promise<unknown>
  const ways: [string, Overuse][] = [
    ['more trades than an open lease holds', async (desktop) => report(desktop, (await lease(desktop, 2)).jti, 3)],
    [
      'a trade after the lease was returned whole',
      async (desktop) => {
        const { jti } = await lease(desktop)
        await desktop.visitor.call('closeLease', { params: { jti } })
        await report(desktop, jti, 1)
      },
    ],
    [
      'one trade more than were used when the lease was returned',
      async (desktop) => {
        const { jti } = await lease(desktop)
        await desktop.visitor.call('settleLease', { params: { jti }, body: { seq: 1, used: 3 } })
        await desktop.visitor.call('closeLease', { params: { jti } })
        expect((await report(desktop, jti, 3)).status).toBe(200)
        await report(desktop, jti, 1)
      },
    ],
    [
      'trades that become placed after the lease was returned',
      async (desktop) => {
        const { jti } = await lease(desktop)
        const trade = paperTrade(jti, { state: 'intended', acknowledgedAt: null })
        await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })
        await desktop.visitor.call('closeLease', { params: { jti } })
        await desktop.visitor.call('reportTrades', { body: { trades: [{ ...trade, state: 'placed' }] } })
      },
    ],
    [
      'a total over what an open lease holds',
      async (desktop) => {
        const { jti } = await lease(desktop, 2)
        await desktop.visitor.call('settleLease', { params: { jti }, body: { seq: 1, used: 3 } })
      },
    ],
    [
      'a total that grows after the lease was returned',
      async (desktop) => {
        const { jti } = await lease(desktop)
        await desktop.visitor.call('closeLease', { params: { jti } })
        const settled = await desktop.visitor.call('settleLease', { params: { jti }, body: { seq: 1, used: 1 } })
        expect(settled).toMatchObject({ status: 409, body: { code: 'lease_overused' } })
      },
    ],
    [
      'trades under a lease of another computer',
      async (desktop, spare) => {
        const other = await spare()
        const { jti } = await lease(other, 2)
        await report(desktop, jti, 2)
        await report(other, jti, 2)
      },
    ],
    [
      'trades of a computer that was removed, by the one in its place',
      async (desktop, spare) => {
        const { jti } = await lease(desktop, 2)
        await report(desktop, jti, 2)
        await report(await spare(), jti, 1)
      },
    ],
  ]

  test.each(ways)('%s: kept, counted, mailed, and no computer gets more for the day', async (_way, overuse) => {
    const { member, desktop } = await trader()
    const spare = await connectDesktop(shop, member)

    await overuse(desktop, () => Promise.resolve(spare))
    const asked = [await lease(desktop), await lease(spare), await lease(await connectDesktop(shop, member))]
    const lost = await desktop.visitor.call('takeLease', { body: { want: 4, held: [] } })
    const trades = await member.visitor.call('listTrades')
    const mails = await member.visitor.mails(member.email)

    for (const answer of [...asked, lost])
      expect(answer).toMatchObject({ status: 409, body: { code: 'lease_overused' } })
    expect((await member.visitor.call('readQuota')).body.used).toBe(trades.body.items.length)
    const mail = mails.filter(({ subject }) => subject.includes('were reported than were reserved'))
    expect(mail).toHaveLength(1)
    expect(mail[0]?.text).toMatch(/On the trading day until \w+ \d+, \d{4} at 00:00 UTC a computer/u)
  })
})
