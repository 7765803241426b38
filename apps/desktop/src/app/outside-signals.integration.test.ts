import { once } from 'node:events'
import { request } from 'node:http'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusalCatalogue } from '@stratomate/contracts'
import { alertTemplates } from '@stratomate/contracts/desktop-window/outside-values'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { BotDouble, doubleToken } from '#desktop/testing/bot-double.ts'
import { type DesktopProcess, newDataFolder, startDesktopWithWindow, until } from '#desktop/testing/desktop-process.ts'
import { type FakeServer, startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'
import { WindowClient } from '#desktop/testing/window-client.ts'

vi.setConfig({ testTimeout: 60_000 })

const rules = {
  direction: 'both',
  stakeCents: 300,
  lengthS: 60,
  tradesPerDayMax: 2,
  dailyLossCentsMax: null,
  timeZone: 'UTC',
} as const
const symbol = 'EURUSD-OTC'
const Added = z.object({ data: z.object({ address: z.string() }) })

type Running = { server: FakeServer; folder: string; desktop: DesktopProcess; window: WindowClient }

async function running(folder = newDataFolder({ stake: 1 }), server?: FakeServer): Promise<Running> {
  const service = server ?? (await startFakeServer({ limit: 1_000 }))
  const desktop = startDesktopWithWindow(service.origin, folder)
  onTestFinished(async () => {
    if (desktop.child.exitCode === null && desktop.child.signalCode === null) await desktop.kill('group')
    if (server === undefined) await service.close()
  })
  const window = await WindowClient.open(desktop)
  if (server === undefined) await desktop.says('1000 trades reserved')
  return { server: service, folder, desktop, window }
}

/** A chart that only sends candles, so that all trades come from outside. */
async function priced(folder: string, { window }: Running): Promise<void> {
  const chart = new RestlessChart(folder, symbol, 200)
  chart.stopSignals()
  onTestFinished(() => chart.close())
  await isReady(window)
}

async function isReady(window: WindowClient): Promise<void> {
  await window.shows('a chart whose signals the broker takes', ({ charts: [chart, ...others], broker }) => {
    return others.length === 0 && broker.isConnected && chart?.isConnected === true && chart.offer.kind === 'offered'
  })
}

async function addSource({ window }: Running): Promise<{ id: string; address: string }> {
  const added = await window.act({ kind: 'outside_add', source: 'alerts', name: 'Gold club' })
  const { address } = Added.parse(added).data
  return { address, id: address.split('/')[4] ?? '' }
}

async function send(address: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { method: 'POST', body, headers })
  return { status: response.status, ...((await response.json()) as { ok: boolean; message: string }) }
}

const alertAt = (atMs: number, template: string = alertTemplates.text, ticker = symbol): string =>
  template.replaceAll('{{ticker}}', ticker).replaceAll('{{timenow}}', new Date(atMs).toISOString())

test('an alert over HTTP becomes a paper trade of its source by the rules of that source, once, and after a kill too', async () => {
  const first = await running()
  const { server, folder, window, desktop } = first
  const { id, address } = await addSource(first)
  await priced(folder, first)
  await window.act({ kind: 'start' })
  const now = Date.now()

  expect(await send(address, alertAt(now))).toMatchObject({
    ok: true,
    message: expect.stringContaining('switched off'),
  })
  await window.act({ kind: 'outside_change', id, isOn: true, ...rules })
  expect(await send(address, alertAt(now - 5_000))).toMatchObject({ message: expect.stringContaining('older than 2') })
  const ahead = await send(address, alertAt(now + 60_000))
  expect(ahead.message).toContain('ahead of this computer')
  expect((await send(address, alertAt(Date.now(), alertTemplates.text, 'GBPJPY'))).message).toContain('No open chart')

  const alert = alertAt(Date.now(), alertTemplates.json)
  const twice = await Promise.all([send(address, alert), send(address, alert)])
  expect(twice.map(({ message }) => message).toSorted()).toEqual([
    `${symbol} buy: The order was sent.`,
    `${symbol} buy: This signal had already been handled.`,
  ])
  await until('the trade is reported', () => server.state.trades.size === 1)
  expect([...server.state.trades.values()]).toMatchObject([
    { symbol, side: 'buy', stakeCents: 300, broker: 'paper', indicatorId: 'Unproven source: Gold club' },
  ])
  const shown = await window.shows('its trade', ({ outside }) => outside.sources[0]?.today.trades === 1)
  expect(shown.outside.sources[0]).toMatchObject({ today: { worstCents: -300 } })
  await until('the broker has the order', () => {
    return [...server.state.trades.values()].every(({ state }) => state === 'placed' || state === 'settled')
  })

  // Killed after its trade: the journal remembers the signal and the source.
  await desktop.kill('group')
  const again = await running(folder, server)
  await again.window.act({ kind: 'start' })
  await isReady(again.window)
  expect((await send(address, alert)).message).toContain('already been handled')
  // Nothing is sent before the trade that was open is compared with the broker.
  const nextMessage = async () => (await send(address, alertAt(Date.now()))).message
  let next = await nextMessage()
  while (next.includes(refusalCatalogue.broker_disconnected.sentence)) next = await nextMessage()
  expect(next).toContain('order was sent')
  expect((await send(address, alertAt(Date.now() + 1))).message).toContain('limit that you set for this source')
  await until('both trades are reported', () => server.state.trades.size === 2)
  expect(server.state.violations).toEqual([])
})

test('a list is read line by line, and what is planned is traded at its time, through a restart too', async () => {
  const app = await running()
  await priced(app.folder, app)
  const { window } = app
  await window.act({ kind: 'outside_add', source: 'list', name: 'Evening list' })
  const id = (await window.state()).outside.sources[0]?.id ?? ''
  await window.act({ kind: 'outside_change', id, isOn: true, ...rules, tradesPerDayMax: null })
  const at = new Date(Date.now() + 6_000).toISOString()
  const list = { id, text: `${symbol} ${at.slice(11, 19)} PUT\nnonsense`, day: at.slice(0, 10), timeZone: 'UTC' }

  expect(await window.act({ kind: 'outside_read_list', ...list, timeZone: 'Nowhere/City' })).toMatchObject({
    ok: false,
  })
  const read = await window.act({ kind: 'outside_read_list', ...list })
  expect(read).toMatchObject({
    data: [
      { kind: 'call', side: 'sell', lengthS: 60 },
      { kind: 'problem', number: 2 },
    ],
  })
  expect((await window.state()).outside.sources[0]?.planned).toEqual([])
  for (let press = 0; press < 2; press += 1) await window.act({ kind: 'outside_plan_list', ...list })
  expect((await window.state()).outside.sources[0]?.planned).toHaveLength(1)

  await app.desktop.kill('group')
  const again = await running(app.folder, app.server)
  await again.window.act({ kind: 'start' })
  await until('it is traded', () => app.server.state.trades.size === 1)
  expect([...app.server.state.trades.values()]).toMatchObject([{ symbol, side: 'sell', stakeCents: 300 }])
  expect((await again.window.state()).outside.sources[0]).toMatchObject({ planned: [], last: { outcome: 'traded' } })
})

test('posts of a channel are read by the person’s own bot, and no larger trade after a loss is ever placed', async () => {
  const telegram = new BotDouble()
  const botApi = await telegram.open()
  onTestFinished(() => telegram.close())
  const app = await running()
  const { server, window } = app
  await priced(app.folder, app)
  await window.act({ kind: 'start' })
  await window.act({ kind: 'outside_add', source: 'telegram', name: 'Channel' })
  const id = (await window.state()).outside.sources[0]?.id ?? ''
  const last = async (text: string) =>
    window.shows(text, ({ outside }) => outside.sources[0]?.last?.words.includes(text) === true)
  await window.act({ kind: 'outside_change', id, isOn: true, ...rules, tradesPerDayMax: null })

  await window.act({ kind: 'outside_set_bot', id, token: `9${doubleToken}`, botApi })
  await window.shows('a wrong token', ({ outside }) => outside.sources[0]?.bot?.kind === 'failed')
  await window.act({ kind: 'outside_set_bot', id, token: doubleToken, botApi })
  telegram.post('Good morning!')
  await last('no symbol')
  expect((await window.state()).outside.sources[0]?.bot).toEqual({ kind: 'read' })

  const text = 'EUR/USD OTC\nPUT M1\n1st GALE double the amount'
  expect(await window.act({ kind: 'outside_try', id, text })).toMatchObject({ data: { ignoresDoubling: true } })
  telegram.post(text)
  await until('it is traded', () => server.state.trades.size === 1)
  telegram.post('GALE now! double EUR/USD OTC PUT M1')
  await last('no symbol')
  telegram.post(text, Date.now() - 10_000)
  await last('older than 2')
  telegram.post('EURUSD-OTC CALL: WIN')
  await last('how a trade ended')
  expect([...server.state.trades.values()]).toMatchObject([{ side: 'sell', stakeCents: 300 }])
  expect(app.desktop.output()).not.toContain(doubleToken)

  await window.act({ kind: 'outside_remove', id })
  const { asked } = telegram
  telegram.post(text)
  expect(telegram.asked).toBe(asked)
})

test('what is no alert is refused with a sentence, and the secret is in no file and no line', async () => {
  const app = await running()
  expect((await app.window.state()).outside).toEqual({ listener: { kind: 'off' }, sources: [] })
  const { id, address } = await addSource(app)
  const secret = address.slice(address.lastIndexOf('/') + 1)
  const bare = address.slice(0, address.lastIndexOf('/'))
  const alert = alertAt(Date.now())

  expect(await send(`${bare}/${'a'.repeat(32)}`, alert)).toMatchObject({ status: 401, ok: false })
  expect(await send(bare, alert)).toMatchObject({ status: 401, ok: false })
  expect(await send(bare.replace(id, '00000000'), alert, { 'x-alert-secret': secret })).toMatchObject({ status: 401 })
  expect(await send(bare, alert, { 'x-alert-secret': secret })).toMatchObject({ status: 200, ok: true })
  expect(await send(address, '')).toMatchObject({ status: 400, message: 'The message is empty.' })
  expect(await send(address, '{"symbol":5,"side":[]}')).toMatchObject({ status: 400 })
  expect(await send(address, 'BUY <img src=x onerror=alert(1)>')).toMatchObject({ status: 400, ok: false })
  expect(await send(address, 'x'.repeat(5_000))).toMatchObject({
    status: 413,
    message: expect.stringContaining('4 KiB'),
  })
  // Sent in pieces, a request does not say in advance how long it is.
  const inPieces = request(address, { method: 'POST' })
  inPieces.write('x'.repeat(3_000))
  inPieces.end('x'.repeat(2_000))
  const [refused] = await once(inPieces, 'response')
  expect(refused).toMatchObject({ statusCode: 413 })
  for (let sent = 0; sent < 60; sent += 1) await send(address, '')
  expect(await send(address, '')).toMatchObject({ status: 429, message: expect.stringContaining('Too many') })

  const renewed = Added.parse(await app.window.act({ kind: 'outside_new_secret', id }))
  expect((await send(address, alert)).status).toBe(401)
  expect(renewed.data.address).not.toBe(address)
  for (const name of readdirSync(app.folder).filter((file) => /secret$|\.log$|\.json$/u.test(file)))
    expect(readFileSync(join(app.folder, name), 'utf8')).not.toContain(secret)
  expect(app.desktop.output()).not.toContain(secret)
  await app.window.act({ kind: 'outside_remove', id })
  await expect(fetch(address, { method: 'POST' })).rejects.toThrow('fetch failed')
})
