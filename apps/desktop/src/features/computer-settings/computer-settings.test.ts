import { languages } from '@stratomate/contracts/site/languages'
import { expect, test } from 'vitest'
import { ComputerSettings, computerSettingsOf, trayText } from './computer-settings.ts'

function newComputer(note?: string) {
  const notes = new Map(note === undefined ? [] : [['tray_icon', note]])
  const steps: string[] = []
  const computer = { tray: 'off' as 'off' | 'shown' | 'gone', start: 'off' as 'on' | 'off', isLocked: false }
  const settings = new ComputerSettings({
    notes: {
      readNote: (key) => notes.get(key) ?? null,
      writeNote: (key, value) => void notes.set(key, value),
    },
    tray: {
      state: () => computer.tray,
      start: () => void steps.push('icon'),
      notify: (words) => void steps.push(words),
      setMenu: (entries) => void steps.push(entries.join(', ')),
      sendNews: (words) => steps.push(words) > 0 && computer.tray === 'shown',
      close: () => Promise.resolve(void steps.push('no icon')),
    },
    start: {
      state: () => computer.start,
      read: () => Promise.resolve(void steps.push('read')),
      change(wish) {
        if (!computer.isLocked) computer.start = wish
        return Promise.resolve(!computer.isLocked)
      },
    },
  })
  return { settings, notes, steps, computer }
}

test('the icon is there from the first start on, until the person does not want it', async () => {
  const { settings, notes, steps } = newComputer()
  await settings.open()
  expect([steps, settings.view().trayIcon]).toEqual([['icon', 'read'], 'on'])
  expect((await settings.change({ trayIcon: 'off' })).ok).toBe(true)

  expect([steps.at(-1), settings.view().trayIcon, notes.get('tray_icon')]).toEqual(['no icon', 'off', 'off'])
  const next = newComputer('off')
  await next.settings.open()
  expect(next.steps).toEqual(['read'])
})

test('an icon that cannot be shown is told, and only while it is wanted', async () => {
  const { settings, computer } = newComputer()
  computer.tray = 'gone'
  expect(settings.view().isTrayGone).toBe(true)
  await settings.change({ trayIcon: 'off' })

  expect(settings.view().isTrayGone).toBe(false)
})

test('the start with Windows is as Windows says, also when it does not take the change', async () => {
  const { settings, computer } = newComputer()
  expect(await settings.change({ startsWithWindows: 'on' })).toMatchObject({ ok: true })
  expect(settings.view().startsWithWindows).toBe('on')
  computer.isLocked = true

  expect(await settings.change({ startsWithWindows: 'off' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('Startup apps') as string,
  })
  expect(settings.view().startsWithWindows).toBe('on')
})

test('other systems have no such settings', () => {
  const outside = { platform: 'linux', environment: {}, onCommand: () => undefined } as const
  const app = {
    log: { info() {}, warn() {}, error() {} },
    now: () => 0,
    journal: { readNote: () => null, writeNote() {} },
    settings: { dataFolder: '', startArguments: [] },
  }

  expect(computerSettingsOf(app, outside)).toBeNull()
})

test('the icon and its menu speak the language of the window', () => {
  const { settings, steps } = newComputer()
  const view = { isRunning: true, account: 'live', today: 3, open: 1 } as const
  settings.notify(view, 'en')
  settings.notify(view, 'es')
  settings.notify(view, 'pt-BR')

  expect(steps).toEqual([
    'Open Stratomate Desktop, Stop trading, Quit',
    'Stratomate Desktop: trading runs (Live), 3 today, 1 open',
    'Abrir Stratomate Desktop, Detener el trading, Salir',
    'Stratomate Desktop: operando (Live), 3 hoy, 1 abiertas',
    'Abrir Stratomate Desktop, Parar o trading, Sair',
    'Stratomate Desktop: operando (Live), 3 hoje, 1 abertas',
  ])
})

test.each(languages)('the tooltip says first whether trading runs, and a busy day fits (%s)', (language) => {
  const busy = trayText({ isRunning: false, account: 'live', today: 250, open: 12 }, language)

  expect(busy).toMatch(/^Stratomate Desktop: \S+ \(Live\), 250 \S+, 12 \S+$/u)
  expect(busy.length).toBeLessThanOrEqual(63)
})
