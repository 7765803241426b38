import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { bridgeFileName } from '@stratomate/contracts'
import { afterEach, describe, expect, test } from 'vitest'
import { endAll, expectedSignals, historyLength, openBridge, openSuperTrend, play } from '../testing/expert-chart.ts'
import { onceHello, startHostileDesktop, writeAddress } from '../testing/hostile-desktop.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

describe('with a desktop that misbehaves', () => {
  test.each([
    ['garbage', () => 'this is not JSON\n'],
    ['an endless line', () => 'x'.repeat(10_000)],
    ['a broken escape', () => '{"type":"welcome\\u12"}\n'],
    ['a number without an end', () => '{"type":"welcome","v":1'.padEnd(5_000, '1')],
    ['control characters', () => Buffer.from([0x7b, 0, 1, 2, 0xff, 0xfe, 0x0a])],
    ['another version', (run: string) => `{"type":"welcome","v":2,"run":"${run}","pollMs":250}\n`],
    ['the welcome of another', () => '{"type":"welcome","v":1,"run":"somebody","pollMs":250}\n'],
    ['a refusal', () => '{"type":"refuse","code":"bad_token","message":"The token is not valid."}\n'],
  ])('after %s it leaves, waits and tries again', async (_, answer) => {
    const folder = newDataFolder()
    const sockets: Socket[] = []
    await startHostileDesktop(folder, (socket) => {
      sockets.push(socket)
      onceHello(socket, answer)
    })
    const terminal = await openSuperTrend(join(folder, 'common'))
    await until('it tried twice', () => sockets.length >= 2, 6_000)

    expect(terminal.panel).not.toContain('Connected')
  })

  test('a frame that comes in pieces, with nested and unknown fields, is understood', async () => {
    const folder = newDataFolder()
    let received = ''
    await startHostileDesktop(folder, (socket) => {
      onceHello(socket, (run) =>
        `{"new":{"deep":["}",{"a":1}]},"type":"wel`.concat(`come","v":1,"pollMs":20,"run":"${run}`),
      )
      setTimeout(
        () => socket.write('"}\n{"type":"cfg","enabled":false,"reason":"Say \\"no\\" \\u0026 wait","pollMs":20}\n'),
        200,
      )
      socket.on('data', (chunk) => void (received += chunk.toString()))
    })
    const terminal = await openSuperTrend(join(folder, 'common'))
    await until('it is welcome', () => received.includes('"type":"bar"'))

    await until('the reason is shown', () => terminal.panel.includes('paused'))
    expect(terminal.panel).toContain('paused: Say "no" & wait')
  })

  test('silence for five seconds ends the connection, and heartbeats come every second until then', async () => {
    const folder = newDataFolder()
    let received = ''
    let closedAt = 0
    const startedAt = Date.now()
    await startHostileDesktop(folder, (socket, count) => {
      if (count > 1) return
      onceHello(socket, (run) => `{"type":"welcome","v":1,"run":"${run}","pollMs":50}\n`)
      socket.on('data', (chunk) => void (received += chunk.toString()))
      socket.once('close', () => void (closedAt = Date.now()))
    })
    await openSuperTrend(join(folder, 'common'))
    await until('it hung up', () => closedAt > 0, 9_000)

    expect(closedAt - startedAt).toBeGreaterThan(4_900)
    expect(received.match(/"type":"hb"/gu)?.length).toBeGreaterThanOrEqual(4)
  })

  test.each([
    ['no file', null],
    ['half a file', '{"v":1,"pipe":"'],
    ['another version', '{"v":2,"pipe":"/tmp/x","token":"long-enough-for-this"}'],
    ['an empty file', ''],
    ['a list', '[1,2,3]'],
  ])('with %s for an address it waits and stays alive', async (_, content) => {
    const folder = newDataFolder()
    if (content !== null) writeFileSync(join(folder, 'common', bridgeFileName), content)
    const terminal = await openSuperTrend(join(folder, 'common'))
    await until('it says so', () => terminal.panel.includes('Waiting for the desktop app'))
    const bridge = await openBridge(folder)

    await until('it finds the desktop', () => terminal.panel.includes('Connected'))
    await until('it hands its history over', () => bridge.bars.length === 300)
    expect(bridge.bars).toHaveLength(300)
  })
})

describe('without a pipe', () => {
  test('signals go by file once the desktop names a folder, and are what a connection would have carried', async () => {
    const folder = newDataFolder()
    writeAddress(folder, { inbox: 'stratomate-inbox' })
    const terminal = await openSuperTrend(join(folder, 'common'))
    await until('it gave up the pipe', () => terminal.panel.includes('Signals go by file'), 15_000)
    const expected = expectedSignals(historyLength - 1, historyLength + 199)
    play(terminal, historyLength, historyLength + 200)
    const inbox = join(folder, 'common', 'stratomate-inbox')
    const filesIn = (): string[] =>
      existsSync(inbox) ? readdirSync(inbox).filter((name) => name.endsWith('.json')) : []
    await until('the files are there', () => filesIn().length === expected.length)
    const texts = filesIn().map((name) => readFileSync(join(inbox, name), 'utf8'))

    expect(expected.length).toBeGreaterThan(1)
    expect(readdirSync(inbox)).toEqual(filesIn())
    const bridge = await openBridge(newDataFolder())
    const { pipe, token } = JSON.parse(readFileSync(join(bridge.common, bridgeFileName), 'utf8')) as Record<
      string,
      string
    >
    for (const text of texts) connect(pipe ?? '').end(text.replaceAll('a-token-for-the-tests', token ?? ''))
    await until('the desktop understands them', () => bridge.signals.length === expected.length)
    expect(
      bridge.signals.map(({ frame: { bar, side } }) => ({ bar, side })).toSorted((one, other) => one.bar - other.bar),
    ).toEqual(expected)
    expect(bridge.refused).toEqual([])
    await until('old files are removed', () => filesIn().length === 0, 15_000)
  })

  test('a folder outside the common folder is not used', async () => {
    const terminals = await Promise.all(
      ['../outside', 'C:\\Windows', 'a/b'].map(async (inbox) => {
        const folder = newDataFolder()
        writeAddress(folder, { inbox })
        return openSuperTrend(join(folder, 'common'))
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 5_500))

    for (const { panel } of terminals) {
      expect(panel).toContain('does not answer')
      expect(panel).not.toContain('by file')
    }
  })
})
