import { expect, test } from 'vitest'
import { postWith } from '#web/features/community/testing/post-with.ts'
import { nextLike, undoLike, withLike } from './with-like.ts'

test('a like goes up by one and back', () => {
  const post = postWith({ likes: 4 })
  const once = withLike(post, nextLike(post))

  expect(once).toMatchObject({ likes: 5, liked: true })
  expect(withLike(once, nextLike(once))).toEqual(post)
})

test('what is taken back leaves what others did in the meantime, and what was never shown', () => {
  const seen = postWith({ likes: 4 })
  const withOthers = { ...withLike(seen, 'like'), likes: 8 }

  expect(withLike(withOthers, undoLike('like'))).toMatchObject({ likes: 7, liked: false })
  expect(withLike(seen, undoLike('like'))).toEqual(seen)
})
