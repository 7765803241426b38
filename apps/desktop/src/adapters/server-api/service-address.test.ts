import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readServiceAddress, ServicePlace } from './service-address.ts'
import { readServiceStamp } from './read-service-stamp.ts'
import { SettingsError } from '@stratomate/std/errors'

const keys = [{ kty: 'OKP', x: 'of the site' }]
const stamp = { origin: 'https://trader.example', keys, package: 'a'.repeat(64) }

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-address-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A person chooses an address in an app of this package. */
function choose(text: string, place: { dataFolder: string; stamp: typeof stamp | null }): ServicePlace {
  const service = new ServicePlace(readServiceAddress(undefined, place), place)
  service.choose(text)
  return service
}

test('the command line is stronger than a choice, a choice than the package, and the package than nothing', () => {
  const dataFolder = newFolder()
  const read = (given?: string) => readServiceAddress(given, { dataFolder, stamp })
  expect(readServiceAddress(undefined, { dataFolder, stamp: null })).toMatchObject({ source: 'none', pinned: null })
  expect(read()).toEqual({ origin: stamp.origin, source: 'package', pinned: { keys } })
  choose('https://other.example', { dataFolder, stamp })
  expect(read()).toEqual({ origin: 'https://other.example', source: 'person', pinned: null })

  expect(read('http://localhost:4000')).toEqual({
    origin: 'http://localhost:4000',
    source: 'command_line',
    pinned: null,
  })
})

test.each([
  ['trader2.example', 'https://trader2.example'],
  [' https://trader2.example/download?x=1 ', 'https://trader2.example'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('%j is the address %s', (typed, origin) => {
  expect(choose(typed, { dataFolder: newFolder(), stamp }).origin).toBe(origin)
})

test.each(['', 'https://', 'two words', 'ftp://trader.example', 'http://trader.example', 'javascript://x'])(
  '%j is no address, and nothing changes',
  (typed) => {
    const place = { dataFolder: newFolder(), stamp }
    const service = new ServicePlace(readServiceAddress(undefined, place), place)

    expect(() => service.choose(typed)).toThrow(SettingsError)
    expect(service.origin).toBe(stamp.origin)
    expect(readServiceAddress(undefined, place).source).toBe('package')
  },
)

test('the address of the package brings its key with it, also when it was chosen by hand', () => {
  const place = { dataFolder: newFolder(), stamp }

  expect(choose('https://other.example', place).pinned).toBeNull()
  expect(choose(stamp.origin, place).pinned).toEqual({ keys })
})

test('a package of another service ends the choice that was made for the one before', () => {
  const dataFolder = newFolder()
  choose('https://other.example', { dataFolder, stamp })
  const moved = { ...stamp, origin: 'https://moved.example' }

  expect(readServiceAddress(undefined, { dataFolder, stamp: moved }).origin).toBe(moved.origin)
  expect(readServiceAddress(undefined, { dataFolder, stamp }).origin).toBe('https://other.example')
})

test.each(['', '{', '{"origin":"https://x.example"}', '{"origin":"no address","insteadOf":"https://trader.example"}'])(
  'a choice that is not whole (%j) counts as none',
  (content) => {
    const dataFolder = newFolder()
    writeFileSync(join(dataFolder, 'service-address.json'), content)

    expect(readServiceAddress(undefined, { dataFolder, stamp }).source).toBe('package')
  },
)

test('the stamp is read from the first folder that has a whole one', () => {
  const [empty, broken, good] = [newFolder(), newFolder(), newFolder()]
  writeFileSync(join(broken, 'stratomate-service.json'), '{"origin":')
  writeFileSync(join(good, 'stratomate-service.json'), `${JSON.stringify(stamp)}\n`)

  expect(readServiceStamp([empty, broken, good])).toEqual(stamp)
  expect(readServiceStamp([empty, broken])).toBeNull()
})
