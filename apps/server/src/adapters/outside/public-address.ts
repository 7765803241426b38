import { BlockList, isIPv4 } from 'node:net'

/** IPv4 networks that are not part of the public internet (IANA's registry of special addresses). */
const closed: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Inside the global part of IPv6: special purposes, examples, and ways that lead to an IPv4 address. */
const closedGlobal: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed4 = new BlockList()
for (const [network, bits] of closed) closed4.addSubnet(network, bits, 'ipv4')
const closed6 = new BlockList()
for (const [network, bits] of closedGlobal) closed6.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet: neither private, nor this computer, nor link-local. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4')
  // A link-local address may name its interface; it is not global, and neither is an IPv4 address written as IPv6.
  const [plain = ''] = address.split('%')
  return global6.check(plain, 'ipv6') && !closed6.check(plain, 'ipv6')
}

/** Whether an IP address is this computer. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'))
}
