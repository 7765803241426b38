import { nextVote } from '@stratomate/domain/community/community'
import { expect, test } from 'vitest'
import { postWith } from '#web/features/community/testing/post-with.ts'
import { withVote } from './use-ballots.ts'

const press = (post: ReturnType<typeof postWith>, arrow: 'up' | 'down') => withVote(post, nextVote(post.voted, arrow))

test('a vote counts one, undone none, switched two', () => {
  const up = press(postWith({ votes: 7 }), 'up')
  const down = press(up, 'down')

  expect([up.votes, press(up, 'up').votes, down.votes]).toEqual([8, 7, 6])
  expect([up.voted, press(up, 'up').voted, down.voted]).toEqual(['up', 'none', 'down'])
})

test('a vote that is taken back leaves those of others, and a sum that was never moved', () => {
  const seen = postWith({ votes: 7 })
  const withOthers = { ...withVote(seen, 'up'), votes: 20 }

  expect(withVote(withOthers, 'none')).toMatchObject({ votes: 19, voted: 'none' })
  expect(withVote(seen, 'none')).toEqual(seen)
})
