import { expect, test } from 'vitest'
import { listeningPort } from './ports.ts'

test('the port is that of the address', () => {
  expect(listeningPort({ address: () => ({ port: 4_321 }) })).toBe(4_321)
})

test.each([null, '/run/a.sock'])('an address of %j is an error', (address) => {
  expect(() => listeningPort({ address: () => address })).toThrow('listens on no port')
})
