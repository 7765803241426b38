import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).filter((piece) => piece.kind === 'link')

test('an address is cut out of its sentence, without the mark that ends it', () => {
  expect(splitLinks('See https://example.com/a?b=1, then go.')).toEqual([
    { kind: 'words', text: 'See ' },
    { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1', realHost: null },
    { kind: 'words', text: ', then go.' },
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'see //example.com', 'ftp://example.com'])(
  '%s is no link',
  (text) => {
    expect(links(text)).toEqual([])
  },
)

test('an address that hides its site behind a name is no link', () => {
  expect(links('https://example.com@evil.example/')).toEqual([])
})

test('a site written with look-alike letters is named as it is', () => {
  expect(links('https://аpple.com/')).toMatchObject([{ realHost: 'xn--pple-43d.com' }])
})

test('a site that is named once more in its path is still named as it is', () => {
  expect(links('https://аpple.com/xn--pple-43d.com')).toMatchObject([{ realHost: 'xn--pple-43d.com' }])
})

test.each(['\u202E', '\u2066', '\u200F'])('an address ends where the direction of writing is turned (%j)', (mark) => {
  expect(links(`https://evil.example/${mark}moc.elpmaxe//:sptth`)).toMatchObject([{ text: 'https://evil.example/' }])
})

test('every letter of a text is in one piece', () => {
  const text = 'a https://x.example b https://y.example/ü) c'

  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
