import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { type BridgeRefusal, bridgeRefusals, frameBytesMax } from '@stratomate/contracts/terminal/pipe'
import { routes, streams } from '@stratomate/contracts/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barFrame, helloFrame, lineOf, openChart, type RawChart, signalFrame } from './testing/open-chart.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { startDesktop, startRecording } from './testing/start-trading.ts'

let product: Product
let desktop: NamedProcess
let account: { email: string; password: string }
// Candle times rise through the whole file, because all of it is one chart to the desktop app.
let lastBar = 60_000_000
const nextBar = () => (lastBar += 60)

beforeAll(async () => {
  product = await startProduct()
  const demo = await openDemoAccount(product.origin, join(product.dataDir, 'e2e-member.json'))
  account = demo
  desktop = startDesktop(product)
  const [, userCode = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/)
  await demo.approveDevice(userCode)
  await desktop.says(/trades reserved/)
})
afterAll(async () => {
  await desktop.stop()
  await removeProduct(product)
})

const acksOf = (chart: RawChart, seq: number) =>
  chart.frames.filter((frame) => frame['type'] === 'ack' && frame['seq'] === seq).map((frame) => frame['state'])
const placedTrades = () => desktop.lines().filter((line) => line.includes('accepted by the broker')).length

async function untilAcked(chart: RawChart, seq: number, state: string): Promise<void> {
  await expect.poll(() => acksOf(chart, seq), { timeout: 5_000 }).toContain(state)
}

/** The desktop app's last answer before it closes the connection. */
async function refusalOf(frames: (chart: RawChart) => (Record<string, unknown> | string)[]): Promise<unknown> {
  const chart = openChart(product.dataDir)
  chart.send(...frames(chart))
  await chart.closed
  return chart.frames.at(-1)
}

type Wrong = [what: string, code: BridgeRefusal, frames: (chart: RawChart) => (Record<string, unknown> | string)[]]

const hello = (chart: RawChart) => helloFrame(chart.token, 'run-1')
const wrong: Wrong[] = [
  ['a wrong token', 'bad_token', () => [helloFrame('a token that is made up', 'run-1')]],
  ['another version', 'bad_version', (chart) => [{ ...hello(chart), v: 2 }]],
  ['a signal without an introduction', 'hello_expected', () => [signalFrame({ run: 'run-1', seq: 1, bar: lastBar })]],
  ['what is no JSON', 'malformed', (chart) => [hello(chart), 'buy EURUSD now\n']],
  ['half a frame with a line end', 'malformed', (chart) => [hello(chart), '{"type":"sig","run"\n']],
  ['a price that is a word', 'malformed', (chart) => [hello(chart), { ...barOf(1), o: 'high' }]],
  ['a line over the limit', 'oversized', (chart) => [hello(chart), `${'x'.repeat(frameBytesMax + 1)}\n`]],
  ['a line that never ends', 'oversized', (chart) => [hello(chart), 'x'.repeat(frameBytesMax * 4)]],
  ['an earlier number', 'out_of_order', (chart) => [hello(chart), barOf(5), barOf(4)]],
  ['another run', 'wrong_run', (chart) => [hello(chart), { ...barOf(1), run: 'run-0' }]],
]

function barOf(seq: number): Record<string, unknown> {
  return barFrame({ run: 'run-1', seq, bar: nextBar() })
}

describe('the desktop', () => {
  test.each(wrong)('answers %s with %s and hangs up', async (_what, code, frames) => {
    expect(await refusalOf(frames)).toEqual({ type: 'refuse', code, message: bridgeRefusals[code] })
  })

  test('tells the reasons in its log, keeps tokens out of it and has traded nothing', () => {
    const said = desktop.lines().join('\n')

    expect(said).toContain(bridgeRefusals.bad_token)
    expect(said).not.toContain('a token that is made up')
    expect(placedTrades()).toBe(0)
  })
})

describe('afterwards the desktop goes on', () => {
  test('with a frame that comes in two pieces, and a signal that comes twice is one trade', async () => {
    const chart = openChart(product.dataDir)
    const run = 'run-2'
    const bar = nextBar()
    const line = lineOf(barFrame({ run, seq: 1, bar }))
    const beats = () => chart.frames.filter((frame) => frame['type'] === 'hb').length
    chart.send(helloFrame(chart.token, run), line.slice(0, 30))
    await expect.poll(beats, { timeout: 5_000 }).toBeGreaterThan(0)
    const signal = signalFrame({ run, seq: 2, bar })
    chart.send(line.slice(30), signal)
    await untilAcked(chart, 2, 'open')
    chart.send(signal)
    await untilAcked(chart, 2, 'dup')

    expect(acksOf(chart, 2)).toEqual(['sent', 'open', 'dup'])
    expect(placedTrades()).toBe(1)
    chart.end()
  })

  test('with a terminal that was started anew and repeats its last signal, which stays one trade', async () => {
    const chart = openChart(product.dataDir)
    const run = 'run-3'
    const repeated = signalFrame({ run, seq: 1, bar: lastBar })
    chart.send(helloFrame(chart.token, run), repeated)
    await untilAcked(chart, 1, 'dup')
    const bar = nextBar()
    chart.send(barFrame({ run, seq: 2, bar }), signalFrame({ run, seq: 3, bar }))
    await untilAcked(chart, 3, 'open')

    expect(placedTrades()).toBe(2)
    chart.end()
  })

  test('and the service knows each trade once', async () => {
    // The app reports at once while its owner has a page open.
    const page = new AbortController()
    const headers = { cookie: await ownerCookie() }
    await fetch(product.origin + streams.ownerEvents, { headers, signal: page.signal })
    await expect.poll(async () => (await readTrades()).length, { timeout: 15_000 }).toBe(2)
    const ids = (await readTrades()).map(({ signalId }) => signalId)
    page.abort()

    expect(new Set(ids).size).toBe(2)
  })
})

async function readTrades(): Promise<{ signalId: string }[]> {
  const headers = { cookie: await ownerCookie() }
  const answer = await fetch(product.origin + routes.listTrades.path, { headers })
  // Safe: the service answers with the endpoint's own schema.
  return ((await answer.json()) as { items: { signalId: string }[] }).items
}

let signedInCookie: string | null = null

async function ownerCookie(): Promise<string> {
  const { email, password } = account
  signedInCookie ??= await cookieOf({ email, password })
  return signedInCookie
}

async function cookieOf(credentials: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${product.origin}${routes.signIn.path}`, {
    method: routes.signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

test('a second desktop in the same data folder stops with a clear line, and the first goes on', async () => {
  const second = startDesktop(product)

  expect(await second.ended).toBe(2)
  await expect.poll(second.lines).toEqual(['Stratomate Desktop is already running with this data folder.'])
  const chart = openChart(product.dataDir)
  chart.send(helloFrame(chart.token, 'run-4'))
  await expect.poll(() => chart.frames[0]?.['type']).toBe('welcome')
  chart.end()
})

describe('a wrong candle file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-e2e-candles-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const header = '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>'
  const row = (minute: string, high = '1.10100') =>
    `2025.11.07\t12:${minute}:00\t1.10000\t${high}\t1.09900\t1.10050\t12\t0\t3`

  test.each([
    ['a high under the low', [header, row('00'), row('01', '1.00000')], 'line 3: the high 1 is under the low 1.099.'],
    ['a price that is no number', [header, row('00', 'soon')], 'line 2: "soon" in <HIGH> is not a number.'],
    ['a time that stands still', [header, row('00'), row('00')], 'line 3: the time does not go forward.'],
    ['a missing column', [header.replace('<CLOSE>\t', ''), row('00')], 'line 1: the column <CLOSE> is missing.'],
  ])('with %s stops the terminal with file and line', async (name, lines, reason) => {
    const file = join(folder, `EURUSD_${name.replaceAll(' ', '-')}.csv`)
    writeFileSync(file, lines.join('\r\n'))
    const terminal = startRecording(product, file)

    expect(await terminal.ended).toBe(2)
    await expect.poll(terminal.lines).toEqual([`${file}, ${reason}`])
  })
})
