import { setTimeout as sleep } from 'node:timers/promises'
import { startNats } from '@stratomate/cluster/nats'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MessageBus } from '#server/features/ports.ts'
import { BusRefused, openNatsBus } from './nats-bus.ts'

const nats = await startNats()
if ('unavailable' in nats) console.warn(`NATS tests skipped: ${nats.unavailable}`)

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const opened: MessageBus[] = []
const open = async (url: string, say: (line: string) => void = () => undefined) => {
  const bus = await openNatsBus({ url, say }, log)
  opened.push(bus)
  return bus
}
afterAll(async () => {
  for (const bus of opened) await bus.close()
  if ('kill' in nats) await nats.kill()
})

describe('messages between servers', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in nats) skip(nats.unavailable)
  })
  const url = 'url' in nats ? nats.url : ''

  test('reach every other server that listens, in order, and not the sender', async () => {
    const [one, two, three] = [await open(url), await open(url), await open(url)]
    const heard: Record<string, string[]> = { one: [], two: [], three: [] }
    one.subscribe('owner:1', (text) => heard['one']?.push(text))
    two.subscribe('owner:1', (text) => heard['two']?.push(text))
    three.subscribe('owner:2', (text) => heard['three']?.push(text))
    await Promise.all([one.reach(), two.reach(), three.reach()])

    for (let count = 0; count < 500; count += 1) one.publish('owner:1', String(count))
    await vi.waitFor(() => expect(heard['two']).toHaveLength(500))

    expect(heard).toEqual({ one: [], two: Array.from({ length: 500 }, (_, index) => String(index)), three: [] })
  })

  test('stop for a listener that ended, and go on for another one of the same subject', async () => {
    const [one, two] = [await open(url), await open(url)]
    const heard: string[] = []
    const end = two.subscribe('owner:3', () => heard.push('ended'))
    two.subscribe('owner:3', () => heard.push('stays'))
    end()
    await two.reach()

    one.publish('owner:3', 'x')
    await vi.waitFor(() => expect(heard).not.toEqual([]))

    expect(heard).toEqual(['stays'])
  })

  test('a question is answered by the server that knows', async () => {
    const [one, two, three] = [await open(url), await open(url), await open(url)]
    two.answer('candles', (text) => (text === 'known' ? 'here' : null))
    three.answer('candles', () => null)
    await Promise.all([two.reach(), three.reach()])

    expect([
      await one.ask('candles', 'known'),
      await one.ask('candles', 'unknown'),
      await one.ask('nobody', ''),
    ]).toEqual(['here', null, null])
  })

  test('after NATS was away every server hears of the gap, and messages flow again', async () => {
    const own = await startNats()
    if ('unavailable' in own) throw new Error(own.unavailable)
    const [one, two] = [await open(own.url), await open(own.url)]
    const gaps = { one: 0, two: 0 }
    const heard: string[] = []
    one.onGap(() => (gaps.one += 1))
    two.onGap(() => (gaps.two += 1))
    two.subscribe('owner:1', (text) => heard.push(text))
    await own.kill()
    await expect
      .poll(() =>
        one.reach().then(
          () => 'up',
          () => 'away',
        ),
      )
      .toBe('away')
    one.publish('owner:1', 'lost')
    const asked = await one.ask('candles', '')
    await own.start()
    await vi.waitFor(() => expect(Math.min(gaps.one, gaps.two)).toBeGreaterThan(0), 20_000)
    one.publish('owner:1', 'after')
    await vi.waitFor(() => expect(heard).toContain('after'))
    await own.kill()

    expect([asked, heard]).toEqual([null, ['after']])
  })

  test('a NATS that hangs counts as away within a quarter of a minute', async () => {
    const own = await startNats()
    if ('unavailable' in own) throw new Error(own.unavailable)
    const one = await open(own.url)
    let gaps = 0
    one.onGap(() => (gaps += 1))
    own.freeze()
    const state = () => Promise.race([one.reach().then(() => 'up', String), sleep(200, 'silent')])
    await expect.poll(state, { timeout: 30_000 }).toContain('not connected')
    own.thaw()
    await vi.waitFor(() => expect(gaps).toBeGreaterThan(0), 20_000)
    await own.kill()

    expect(gaps).toBeGreaterThan(0)
  }, 60_000)

  test('one that is away at the start is said once, waited for and then used', async () => {
    const own = await startNats()
    if ('unavailable' in own) throw new Error(own.unavailable)
    await own.kill()
    const said: string[] = []
    const early = await open(own.url, (line) => said.push(line))
    const heard: string[] = []
    early.subscribe('owner:1', (text) => heard.push(text))
    await expect(early.reach()).rejects.toThrow('not connected')
    await own.start()
    await expect
      .poll(
        () =>
          early.reach().then(
            () => 'up',
            () => 'away',
          ),
        { timeout: 10_000 },
      )
      .toBe('up')
    const late = await open(own.url)
    late.publish('owner:1', 'hello')
    await vi.waitFor(() => expect(heard).toEqual(['hello']))
    await own.kill()

    expect(said).toEqual([expect.stringContaining('NATS_URL does not answer yet')])
  }, 30_000)

  test('one that asks for a password that we lack refuses the start', async () => {
    const own = await startNats(['--user', 'ann', '--pass', 'secret'])
    if ('unavailable' in own) throw new Error(own.unavailable)

    await expect(open(own.url)).rejects.toThrow(BusRefused)
    await expect((await open(own.url.replace('//', '//ann:secret@'))).reach()).resolves.toBeUndefined()
    await own.kill()
  })
})
