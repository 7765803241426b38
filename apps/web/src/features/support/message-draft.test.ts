import { expect, test } from 'vitest'
import { readDraft } from './message-draft.ts'

test('a draft is read back', () => {
  expect(readDraft('{"name":"Ann","message":"Hello"}')).toEqual({ name: 'Ann', message: 'Hello' })
})

test.each([null, '', '{', '1', 'null', '"text"'])('%j is no draft', (kept) => {
  expect(readDraft(kept)).toBeNull()
})

test('what is not a field of the form or not a text is left out', () => {
  expect(readDraft('{"name":1,"admin":"yes","email":"a@b.co","__proto__":{"x":1}}')).toEqual({ email: 'a@b.co' })
})
