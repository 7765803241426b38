import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FoundSource, proposeSources, sourceProblem, sourceSides } from './source-sides.ts'

const mark = fc.constantFrom('.', '0', '1', '2', '9', '+', '-')
const marksOf = (length: number) => fc.array(mark, { minLength: length, maxLength: length }).map((all) => all.join(''))
const buffer = (
  n: number,
  marks: string,
  filled = marks.split('').filter((one) => one !== '.' && one !== '0').length,
) => {
  return { n, filled, last: null, marks }
}
const source = (...buffers: FoundSource['buffers']): FoundSource => ({ name: 'x', inputs: 'i', of: 500, buffers })
const lookedAt = (...buffers: FoundSource['buffers']) => ({ found: [source(...buffers)], drawn: [] })
const own = { name: 'x', inputs: 'i' }

describe('where a choice would have traded', () => {
  test('two buffers: a value buys in one and sells in the other, and both at once are nothing', () => {
    const seen = lookedAt(buffer(0, '.+.1.0'), buffer(3, '-..20.'))

    expect(sourceSides({ kind: 'arrows', ...own, buy: 0, sell: 3 }, seen)).toEqual([-1, 1, 0, 0, 0, 0])
  })

  test('one buffer: a signal where the sign is new, also after a rest at zero', () => {
    expect(sourceSides({ kind: 'sign', ...own, buffer: 0 }, lookedAt(buffer(0, '++0+--1.-')))).toEqual([
      0, 0, 0, 1, -1, 0, 1, 0, -1,
    ])
  })

  test('a colour: a signal where the line takes it, and other colours are no side', () => {
    const choice = { kind: 'colour', ...own, buffer: 0, buy: 1, sell: 0 } as const

    expect(sourceSides(choice, lookedAt(buffer(0, '0011210')))).toEqual([0, 0, 1, 0, 0, 1, -1])
  })

  test('objects by the patterns of their names', () => {
    const drawn = [
      { pattern: 'up * #233', filled: 1, marks: '.+.+' },
      { pattern: 'down * #234', filled: 1, marks: '+..+' },
    ]

    expect(sourceSides({ kind: 'objects', buy: 'up * #233', sell: 'down * #234' }, { found: [], drawn })).toEqual([
      -1, 1, 0, 0,
    ])
  })

  test('turning a choice round turns every side round', () => {
    fc.assert(
      fc.property(marksOf(40), marksOf(40), (one, other) => {
        const seen = lookedAt(buffer(0, one), buffer(1, other))
        const sides = sourceSides({ kind: 'arrows', ...own, buy: 0, sell: 1 }, seen)
        const turned = sourceSides({ kind: 'arrows', ...own, buy: 1, sell: 0 }, seen)

        expect(turned?.map((side) => -side + 0)).toEqual(sides?.map((side) => side + 0))
      }),
    )
  })

  test('a changing side never comes twice without another value between', () => {
    fc.assert(
      fc.property(marksOf(40), (marks) => {
        const sides = sourceSides({ kind: 'sign', ...own, buffer: 0 }, lookedAt(buffer(0, marks))) ?? []
        const places = sides.flatMap((side, place) => (side === 0 ? [] : [place]))

        for (const place of places) {
          expect(place).toBeGreaterThan(0)
          expect(sides[place - 1]).not.toBe(sides[place])
        }
      }),
    )
  })
})

const rare = (n: number) => buffer(n, '+...................', 20)
const full = (n: number) => buffer(n, '++++++++++++++++++++', 500)
const later = buffer(1, '.....+..............', 20)
const limit = (n: number, filled: number) => buffer(n, '+...................', filled)

describe('why a choice cannot be a source', () => {
  const arrows: SourceChoice = { kind: 'arrows', ...own, buy: 0, sell: 1 }

  test.each<[string, [SourceChoice, ReturnType<typeof lookedAt>], ReturnType<typeof sourceProblem>]>([
    ['rare arrows', [arrows, lookedAt(rare(0), rare(2), later)], null],
    ['another indicator', [{ ...arrows, name: 'y' }, lookedAt(rare(0), rare(1))], 'gone'],
    ['other inputs', [{ ...arrows, inputs: 'j' }, lookedAt(rare(0), rare(1))], 'gone'],
    ['a buffer that is not there', [{ ...arrows, sell: 7 }, lookedAt(rare(0), rare(1))], 'gone'],
    ['one place for both', [{ ...arrows, sell: 0 }, lookedAt(rare(0), rare(1))], 'same'],
    ['a line', [arrows, lookedAt(full(0), buffer(1, '....................', 0))], 'filled'],
    ['149 of 500', [arrows, lookedAt(limit(0, 149), buffer(1, '...................', 0))], null],
    ['150 of 500', [arrows, lookedAt(limit(0, 150), buffer(1, '...................', 0))], 'filled'],
    ['nothing yet', [arrows, lookedAt(buffer(0, '....'), buffer(1, '....'))], 'silent'],
    ['another buffer that is filled', [arrows, lookedAt(rare(0), later, full(2))], null],
    ['a line as the buffer of buys', [{ ...arrows, buy: 2 }, lookedAt(rare(0), later, full(2))], 'filled'],
    ['a line as the buffer of sells', [{ ...arrows, sell: 2 }, lookedAt(rare(0), later, full(2))], 'filled'],
    ['a sign on each candle', [{ kind: 'sign', ...own, buffer: 0 }, lookedAt(buffer(0, '+-+-+-+-'))], 'filled'],
  ])('%s', (_, [choice, seen], problem) => {
    expect(sourceProblem(choice, seen)).toBe(problem)
  })
})

describe('how an indicator can be read', () => {
  test('two rare buffers are a pair, a histogram is a sign, whole numbers are colours', () => {
    const histogram = buffer(4, '+++---+++', 500)
    const colours = buffer(5, '000111222', 300)

    expect(proposeSources(source(rare(0), rare(1), full(2), histogram, colours))).toEqual([
      { kind: 'arrows', ...own, buy: 0, sell: 1 },
      { kind: 'sign', ...own, buffer: 4 },
      { kind: 'colour', ...own, buffer: 5, sell: 0, buy: 1 },
    ])
  })

  test('the lower of two colours sells, in whatever order they come; one colour alone is none', () => {
    expect(proposeSources(source(buffer(5, '3311331', 300)))).toEqual([
      { kind: 'colour', ...own, buffer: 5, sell: 1, buy: 3 },
    ])
    expect(proposeSources(source(buffer(5, '1111111', 300)))).toEqual([])
  })

  test('lines alone can be read in no way', () => {
    expect(proposeSources(source(full(0), full(1)))).toEqual([])
  })

  test('whatever buffers hold, a proposal is of the indicator and reads its own buffers', () => {
    fc.assert(
      fc.property(fc.array(marksOf(30), { maxLength: 16 }), (all) => {
        const found = source(...all.map((marks, n) => buffer(n, marks)))
        for (const choice of proposeSources(found)) {
          expect(choice).toMatchObject(own)
          expect(sourceSides(choice, { found: [found], drawn: [] })).toHaveLength(30)
        }
      }),
    )
  })
})
