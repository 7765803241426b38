import { expect, test } from 'vitest'
import { likedPost, votedPost } from './post-ballots.ts'
import { postWith } from './testing/post-with.ts'

test('a like goes up by one and back', () => {
  const once = likedPost(postWith({ likes: 4 }))

  expect(once).toMatchObject({ likes: 5, liked: true })
  expect(likedPost(once)).toMatchObject({ likes: 4, liked: false })
})

test('a vote counts one, undone none, switched two', () => {
  const up = votedPost(postWith({ votes: 7 }), 'up')
  const down = votedPost(up, 'down')

  expect([up.votes, votedPost(up, 'up').votes, down.votes]).toEqual([8, 7, 6])
  expect([up.voted, votedPost(up, 'up').voted, down.voted]).toEqual(['up', 'none', 'down'])
})
