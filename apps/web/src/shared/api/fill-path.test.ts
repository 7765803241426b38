import { expect, test } from 'vitest'
import { fillPath } from './fill-path.ts'

test('parameters are written into the path, escaped', () => {
  expect(fillPath('/api/devices/:id/pause', { id: 'a/b' }, {})).toBe('/api/devices/a%2Fb/pause')
})

test('query values that are absent are left out', () => {
  expect(fillPath('/api/trades', {}, { limit: 200, cursor: undefined })).toBe('/api/trades?limit=200')
})

test('a missing parameter is refused', () => {
  expect(() => fillPath('/api/devices/:id', {}, {})).toThrow('needs id')
})
