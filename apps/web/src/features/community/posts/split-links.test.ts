import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks, type TextPiece } from './split-links.ts'

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

/**
 * The same rule written letter by letter, for short texts: an address ends before the first letter that it cannot
 * contain.
 */
function splitSlowly(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  const add = (letter: string) => {
    const last = pieces.at(-1)
    if (last?.kind === 'words') last.text += letter
    else pieces.push({ kind: 'words', text: letter })
  }
  for (let place = 0; place < text.length; place += 1) {
    const [whole = ''] = /^https?:\/\/[^\s<>"'\p{Bidi_Control}]+/iu.exec(text.slice(place)) ?? []
    const [written = ''] = /^.*?(?=[.,;:!?)\]}»”’]*$)/su.exec(whole) ?? []
    const url = whole === '' ? null : URL.parse(written)
    if (url === null || url.username !== '' || url.password !== '') {
      const end = whole === '' ? place + 1 : place + whole.length
      for (; place < end; place += 1) add(text[place] ?? '')
      place -= 1
      continue
    }
    const isPlain = written.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`)
    pieces.push({ kind: 'link', text: written, href: url.href, realHost: isPlain ? null : url.hostname })
    place += written.length - 1
  }
  return pieces
}

test('short texts are cut as a slow reading letter by letter cuts them', () => {
  const piece = fc.constantFrom(
    'https://',
    'HTTP://',
    'http:/',
    'a.example',
    'b',
    '@',
    ':',
    '.',
    '...',
    ')',
    '”',
    '"',
    '<',
    ' ',
    '\n',
    '\u202e',
    'ü',
    '/?q=',
    '#',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const text = parts.join('')

      expect(splitLinks(text)).toEqual(splitSlowly(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['an address with a row of points inside', `https://a.example/${'.'.repeat(1_000_000)}x`],
  ['an address that ends in a row of points', `https://a.example/${'.'.repeat(1_000_000)}`],
  ['rows of brackets', `https://a.example/${')x'.repeat(500_000)}`],
  ['addresses without a space', 'https://a.example/.,;'.repeat(50_000)],
  ['beginnings of addresses', 'https://'.repeat(125_000)],
  ['half beginnings', 'http'.repeat(250_000)],
  ['hosts of points', `https://${'.'.repeat(1_000_000)}`],
  ['many addresses', 'https://a.example. '.repeat(50_000)],
  ['one word', 'x'.repeat(1_000_000)],
])('a million letters are read through, each once: %s', (_what, text) => {
  const pieces = splitLinks(text)

  expect(pieces.reduce((sum, piece) => sum + piece.text.length, 0)).toBe(text.length)
})
