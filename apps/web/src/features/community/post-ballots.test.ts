import { nextVote } from '@stratomate/domain/community'
import { expect, test } from 'vitest'
import { withLike, withVote } from './post-ballots.ts'
import { postWith } from './testing/post-with.ts'

test('a like goes up by one and back', () => {
  const once = withLike(postWith({ likes: 4 }), 'like')

  expect(once).toMatchObject({ likes: 5, liked: true })
  expect(withLike(once, 'unlike')).toMatchObject({ likes: 4, liked: false })
})

test('a vote counts one, undone none, switched two', () => {
  const press = (post: ReturnType<typeof postWith>, arrow: 'up' | 'down') => withVote(post, nextVote(post.voted, arrow))
  const up = press(postWith({ votes: 7 }), 'up')
  const down = press(up, 'down')

  expect([up.votes, press(up, 'up').votes, down.votes]).toEqual([8, 7, 6])
  expect([up.voted, press(up, 'up').voted, down.voted]).toEqual(['up', 'none', 'down'])
})

test('what is taken back leaves what others did in the meantime', () => {
  const seen = postWith({ likes: 4, votes: 7 })
  const shown = withVote(withLike(seen, 'like'), 'up')
  const withOthers = { ...shown, likes: shown.likes + 3, votes: 20 }

  expect(withVote(withLike(withOthers, 'unlike'), 'none')).toMatchObject({
    likes: 7,
    liked: false,
    votes: 19,
    voted: 'none',
  })
  expect(withVote(withLike(seen, 'unlike'), 'none')).toEqual(seen)
})
