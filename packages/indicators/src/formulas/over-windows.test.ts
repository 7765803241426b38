import { expect, test } from 'vitest'
import { meanOf, overWindows } from './over-windows.ts'

test('asks for each full window, the newest value last', () => {
  expect(overWindows([1, 2, 3], 2, (window) => Number(window.join('')))).toEqual([null, 12, 23])
})

test('a window with a value missing is not full', () => {
  expect(overWindows([null, 2, 3], 2, meanOf)).toEqual([null, null, 2.5])
})

test('the mean of equal numbers is exactly that number', () => {
  expect(meanOf([0.1, 0.1, 0.1])).toBe(0.1)
  expect(meanOf([1e15, 1e15 + 2])).toBe(1e15 + 1)
})
