import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '#desktop/testing/desktop-process.ts'
import { ownCommand, trayIconWord } from '#desktop/platform/process/own-command.ts'
import { TrayIcon, type TrayIconDependencies } from './tray-icon.ts'

/** A stand-in for the program of the icon: it records each incoming line, and prints what the test gives it. */
const stub = `
const { appendFileSync, readFileSync, existsSync, writeFileSync } = require('node:fs')
const [folder, mode] = process.argv.slice(2)
appendFileSync(folder + '/starts', 'x')
if (mode === 'ends') process.exit(1)
if (mode === 'deaf') process.stdin.pause()
let said = ''
setInterval(() => {
  const words = existsSync(folder + '/mouth') ? readFileSync(folder + '/mouth', 'utf8') : ''
  if (words !== said) process.stdout.write(words.slice(said.length))
  said = words
}, 10)
if (mode !== 'deaf') {
  process.stdin.on('data', (chunk) => appendFileSync(folder + '/ears', chunk))
  process.stdin.on('end', () => { writeFileSync(folder + '/ended', 'by itself'); process.exit(0) })
}
`

function newIcon(mode = 'works', change: Partial<TrayIconDependencies> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tray-'))
  const script = join(folder, 'stand-in.cjs')
  writeFileSync(script, stub)
  const commands: string[] = []
  const lines: string[] = []
  const clock = { nowMs: 0 }
  const icon = new TrayIcon({
    command: [process.execPath, script, folder, mode],
    log: { info: (line) => void lines.push(line), warn: (line) => void lines.push(line) },
    onCommand: (command) => void commands.push(command),
    now: () => clock.nowMs,
    restartMs: [10, 10, 10],
    ...change,
  })
  onTestFinished(() => icon.close())
  const read = (name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8')
    } catch {
      return ''
    }
  }
  return { icon, commands, lines, clock, read, say: (words: string) => appendFileSync(join(folder, 'mouth'), words) }
}

async function shown(mode?: string) {
  const fixture = newIcon(mode)
  fixture.icon.start()
  fixture.say('ready\n')
  await until('the icon is shown', () => fixture.icon.state() === 'shown')
  return fixture
}

test('the words of the tooltip are told once each, in one line, and cut where Windows cuts them', async () => {
  const { icon, read } = await shown()
  icon.notify('Stratomate: trading runs')
  icon.notify('Stratomate: trading runs')
  icon.notify(`two\nlines ${'x'.repeat(100)}`)
  await until('both were heard', () => read('ears').includes('two'))

  expect(read('ears')).toBe(`state Stratomate: trading runs\nstate two lines ${'x'.repeat(53)}\n`)
})

test('a notification is one line, and is shown by an icon that is there only', async () => {
  const { icon, read } = await shown()
  expect(newIcon().icon.sendNews('early')).toBe(false)
  expect(icon.sendNews(`two\nlines ${'x'.repeat(300)}`)).toBe(true)
  await until('it was heard', () => read('ears') !== '')

  expect(read('ears')).toBe(`news two lines ${'x'.repeat(245)}\n`)
})

test('where Windows is not, the program of the icon ends at once', async () => {
  const { icon } = newIcon('works', { command: ownCommand(trayIconWord, tmpdir(), '0'), restartMs: [] })
  icon.start()
  await until('it is given up', () => icon.state() === 'gone')

  expect(icon.sendNews('nobody shows it')).toBe(false)
})

test('what was told before the icon is ready is told then', async () => {
  const { icon, say, read } = newIcon()
  icon.notify('early')
  icon.start()
  say('ready\n')

  await until('it was heard', () => read('ears') === 'state early\n')
  expect(icon.state()).toBe('shown')
})

test('the entries of the menu are told in one line, once each, and before the tooltip to a program that starts', async () => {
  const { icon, say, read } = newIcon()
  icon.setMenu(['Abrir Stratomate Desktop', 'Detener\tel trading', 'Salir'])
  icon.notify('early')
  icon.start()
  say('ready\n')
  await until('the tooltip was heard', () => read('ears').includes('state early\n'))
  icon.setMenu(['Abrir Stratomate Desktop', 'Detener el trading', 'Salir'])
  icon.setMenu(['Open', 'Stop', 'Quit'])
  await until('the new ones were heard', () => read('ears').includes('Quit'))

  expect(read('ears')).toBe(
    'menu Abrir Stratomate Desktop\tDetener el trading\tSalir\nstate early\nmenu Open\tStop\tQuit\n',
  )
})

test('open, stop and quit are obeyed, also in pieces; anything else is not', async () => {
  const { commands, say } = await shown()
  say('st')
  say('op\r\nopen\nformat c:\nopen the door\n')
  say(`${'y'.repeat(5_000)}\nquit\n`)
  await until('the last one came', () => commands.length >= 3)

  expect(commands).toEqual(['stop', 'open', 'quit'])
})

test('a program that repeats itself is obeyed once a second', async () => {
  const { commands, say, clock } = await shown()
  say('open\nopen\nopen\n')
  await until('the first one came', () => commands.length === 1)
  clock.nowMs = 2_000
  say('open\nstop\n')
  await until('the next ones came', () => commands.length === 3)

  expect(commands).toEqual(['open', 'open', 'stop'])
})

test('the program ends by itself when its input closes', async () => {
  const { icon, read } = await shown()
  await icon.close()

  expect([read('ended'), icon.state()]).toEqual(['by itself', 'off'])
})

test('a program that does not listen is ended after a second', async () => {
  const { icon } = await shown('deaf')
  await icon.close()

  expect(icon.state()).toBe('off')
})

test('a program that ends at once is started three times again and then left alone', async () => {
  const { icon, read, lines } = newIcon('ends')
  icon.start()
  await until('it is given up', () => icon.state() === 'gone')

  expect(read('starts')).toBe('xxxx')
  expect(lines).toEqual(['The icon beside the clock cannot be shown. The app works without it.'])
})

test('a program that is not there is given up too, and may be tried again by the person', async () => {
  const { icon, lines } = newIcon('works', { command: [join(tmpdir(), 'no such program')] })
  icon.start()
  await until('it is given up', () => icon.state() === 'gone')
  icon.start()
  await until('it is given up again', () => lines.length === 2)

  expect(icon.state()).toBe('gone')
})

test('an icon that was closed between two starts is not started again', async () => {
  const { icon, read } = newIcon('ends', { restartMs: [50] })
  icon.start()
  await until('it has ended once', () => read('starts') === 'x' && icon.state() === 'starting')
  await icon.close()
  await new Promise((resolve) => setTimeout(resolve, 150))

  expect([icon.state(), read('starts')]).toEqual(['off', 'x'])
})
