import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bestEncoding, policyOf } from './built-pages.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const scripts = (policy: string) => /script-src ([^;]+)/u.exec(policy)?.[1]

test('a page without scripts of its own runs files of the site only', () => {
  expect(scripts(policyOf('<html><script src="/assets/a.js"></script></html>'))).toBe("'self'")
})

test('each inline script is named by its hash, once', () => {
  const html = '<script>one()</script><script type="module">two()</script><script>one()</script>'

  expect(scripts(policyOf(html))).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`)
})

test('line breaks and empty scripts are hashed as they stand', () => {
  expect(scripts(policyOf('<script>\n a()\n</script><script></script>'))).toBe(
    `'self' ${hashOf('\n a()\n')} ${hashOf('')}`,
  )
})

test('a guest is let in for what the page needs and for nothing else', () => {
  const guest = { scripts: ['https://a.test'], frames: ['https://b.test'], calls: ['https://c.test'] }
  const policy = policyOf('<html></html>', guest).split('; ')

  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://a.test",
      'frame-src https://b.test',
      "connect-src 'self' https://c.test",
    ]),
  )
  expect(policy.filter((line) => line.includes('https:'))).toHaveLength(3)
})

test('nothing unsafe is ever allowed', () => {
  const policy = policyOf('<script>one()</script><style>a{}</style>')

  expect(policy).not.toMatch(/unsafe|\*|https?:/u)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a page is sent as small as the browser takes it', () => {
  const bodies = { identity: Buffer.from('page'), br: Buffer.from('b'), gzip: Buffer.from('g') }

  expect(bestEncoding('gzip, deflate, br, zstd', { bodies })).toBe('br')
  expect(bestEncoding('GZIP;q=0.5', { bodies })).toBe('gzip')
  expect(bestEncoding('br;q=0, gzip;q=0.0', { bodies })).toBe('identity')
  expect(bestEncoding(undefined, { bodies })).toBe('identity')
})

test('a page without compressed twins is sent as it is', () => {
  expect(bestEncoding('br, gzip', { bodies: { identity: Buffer.from('page'), br: null, gzip: null } })).toBe('identity')
})
