import { expect, test } from 'vitest'
import { readTags } from './read-tags.ts'

test('tags are read as people type them, each once', () => {
  expect(readTags(' News Day, calm,,#Calm ')).toEqual({ tags: ['calm', 'news day'] })
  expect(readTags('')).toEqual({ tags: [] })
})

test('too many tags and too long ones are told, and none is dropped silently', () => {
  expect(readTags(Array.from({ length: 11 }, (_, place) => `t${place}`).join())).toEqual({
    problem: 'At most 10 tags.',
  })
  expect(readTags('x'.repeat(33))).toEqual({ problem: 'A tag has at most 32 characters.' })
})
