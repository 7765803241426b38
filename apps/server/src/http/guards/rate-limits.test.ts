import { expect, test } from 'vitest'
import { networkOf } from './rate-limits.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::'],
  ['2001:db8:1:2::', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8::'],
  ['2001:db8:0:0:9:9:9:9', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
