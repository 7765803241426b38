import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm, recordOf, textOf, textsOf } from './form-body.ts'

test('brackets nest', () => {
  const form = readForm('customer=cus_1&items[0][price]=price_1&items[1][price]=price_2&metadata[tier]=pro')

  expect(textOf(form, 'customer')).toBe('cus_1')
  expect(textOf(recordOf(recordOf(form, 'items'), '1'), 'price')).toBe('price_2')
  expect(textsOf(form, 'metadata')).toEqual({ tier: 'pro' })
})

test('what the official client encodes is read back', () => {
  const form = readForm('lookup_keys%5B0%5D=a+b%26c&name=%E2%82%AC&empty=')

  expect(textsOf(form, 'lookup_keys')).toEqual({ 0: 'a b&c' })
  expect(textOf(form, 'name')).toBe('€')
  expect(textOf(form, 'empty')).toBe('')
})

test('a text is no record and a record is no text', () => {
  const form = readForm('a=1&b[c]=2')

  expect(recordOf(form, 'a')).toEqual({})
  expect(textOf(form, 'b')).toBeUndefined()
  expect(textsOf(readForm('b[c][d]=1&b[e]=2'), 'b')).toEqual({ e: '2' })
})

test('the later of two contradicting keys wins', () => {
  expect(readForm('a=1&a[b]=2')).toEqual({ a: { b: '2' } })
  expect(readForm('a[b]=2&a=1')).toEqual({ a: '1' })
})

test.each([
  '__proto__=1',
  '__proto__[admin]=1',
  'a[__proto__][admin]=1',
  'a[constructor][prototype][x]=1',
  'prototype=1',
])('the key %s is refused', (body) => {
  expect(() => readForm(body)).toThrow(RangeError)
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
})

test.each(['[a]=1', 'a[b=1', 'a]b[=1', 'a[b]c=1', '=1', 'a[[b]]=1'])('the key %s is no path', (body) => {
  expect(() => readForm(body)).toThrow(/^Invalid parameter/u)
})

test('names that every object inherits are ordinary keys', () => {
  const form = readForm('toString=1&valueOf[a]=2')

  expect(textOf(form, 'toString')).toBe('1')
  expect(textsOf(form, 'valueOf')).toEqual({ a: '2' })
  expect(textOf(readForm(''), 'toString')).toBeUndefined()
  expect(recordOf(readForm(''), 'hasOwnProperty')).toEqual({})
})

test('a body nested without an end is refused', () => {
  expect(() => readForm(`a${'[b]'.repeat(80_000)}=1`)).toThrow(RangeError)
})

test('whatever the body, the answer is a record or a RangeError', () => {
  const read = (body: string) => {
    try {
      return readForm(body)
    } catch (error) {
      return error
    }
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (body) => {
      const answer = read(body)

      expect(answer instanceof RangeError || Object.getPrototypeOf(answer) === Object.prototype).toBe(true)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
  )
})

test('every record of texts survives the trip', () => {
  const name = fc.stringMatching(/^[a-z_]{1,12}$/u).filter((key) => !/^(?:__proto__|constructor|prototype)$/u.test(key))
  fc.assert(
    fc.property(
      fc.dictionary(
        name,
        fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      ),
      (texts) => {
        const body = Object.entries(texts)
          .map(([key, text]) => `m[${key}]=${encodeURIComponent(text)}`)
          .join('&')

        expect(textsOf(readForm(body), 'm')).toEqual({ ...texts })
      },
    ),
  )
})
