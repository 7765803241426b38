/**
 * The network of an address, as far as one household or office shares it: an IPv4 address, or the first 64 bits of an
 * IPv6 address, whichever way it is written.
 */
export function networkOf(address: string): string {
  const ip = address.toLowerCase().split('%')[0] ?? ''
  const mapped = /^(?:::ffff:|(?:0+:){5}ffff:)(\d+\.\d+\.\d+\.\d+)$/u.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('::', 2)
  const front = groupsOf(head)
  const back = tail === undefined ? [] : groupsOf(tail)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/** Groups without leading zeros; an IPv4 address at the end is two of them. */
function groupsOf(text: string): string[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [group.replace(/^0+(?=.)/u, '')]))
}
