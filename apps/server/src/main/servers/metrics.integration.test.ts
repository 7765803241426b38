import { metricsPath } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, startShop } from '../testing/start-shop.ts'

const token = 'a-token-of-the-operators-monitoring'

describe('what monitoring reads', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop({ environment: { METRICS_TOKEN: token } })
  })
  afterAll(() => shop.close())
  const read = (authorization?: string) =>
    shop.visitor().fetch(metricsPath, authorization === undefined ? {} : { headers: { authorization } })
  const numbers = async (name: string) => {
    const text = await (await read(`Bearer ${token}`)).text()
    return text.split('\n').filter((line) => line.startsWith(name))
  }

  test('is nothing to whoever does not know the token', async () => {
    const answers = await Promise.all([read(), read('Bearer wrong'), read(token), read(`Bearer ${token}x`)])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('is text for Prometheus, which nobody keeps', async () => {
    const answer = await read(`Bearer ${token}`)

    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
  })

  test('counts calls by the pattern of their path, so that ids and made-up paths add no lines', async () => {
    for (const id of ['one', 'two', 'three']) await shop.visitor().fetch(`/api/community/posts/${id}`)
    for (const path of ['/api/none/1', '/api/none/2']) await shop.visitor().fetch(path)
    const counted = await numbers('stratomate_call_seconds_count')

    expect(counted.filter((line) => line.includes('/api/community/posts/:id"'))).toEqual([
      expect.stringMatching(/ 3$/u),
    ])
    expect(counted.join()).not.toContain('/api/none')
  })

  test('names what waits, what is held, the connections and the parts that answer', async () => {
    await shop.member()
    const lines = [
      ...(await numbers('stratomate_queue_waiting')),
      ...(await numbers('stratomate_held')),
      ...(await numbers('stratomate_reachable')),
    ]

    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^stratomate_queue_waiting\{queue="mails"\} [1-9]/u),
        'stratomate_queue_waiting{queue="telegram"} 0',
        'stratomate_queue_waiting{queue="payment_events"} 0',
        'stratomate_held{what="readers"} 0',
        'stratomate_reachable{part="bus"} 1',
      ]),
    )
    expect(await numbers('stratomate_database_connections')).toHaveLength(3)
  })

  test('counts the runs of the jobs', async () => {
    await expect
      .poll(() => numbers('stratomate_job_seconds_count{job="publish-notifications"}'))
      .toEqual([expect.stringMatching(/ [1-9]\d*$/u)])
  })
})

test('without a token in the settings there is no such page', async () => {
  const shop = await startShop()
  const { status } = await shop.visitor().fetch(metricsPath)
  await shop.close()

  expect(status).toBe(404)
})
