import type { Post } from '@stratomate/contracts/community/schemas'
import type { VoteState } from '@stratomate/contracts/community/values'
import { voteChange } from '@stratomate/domain/community/community'

/** The post as it is with this vote of the reader: the sum moves by what lies between the two. */
export function withVote(post: Post, voted: VoteState): Post {
  return { ...post, voted, votes: post.votes === null ? null : post.votes + voteChange(post.voted, voted) }
}
