import { expect, test } from 'vitest'
import { link } from './block-factories.ts'

test('a link without an address stays plain words', () => {
  expect(link('EABiBOT', null)).toBe('EABiBOT')
})

test('a link with an address is a link', () => {
  expect(link('Support', '/support')).toEqual({ kind: 'link', text: 'Support', to: '/support' })
})
