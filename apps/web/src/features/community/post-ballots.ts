import type { Post } from '@stratomate/contracts/community'
import { nextVote, voteChange } from '@stratomate/domain/community'

/** The post as it will be when the like is counted. */
export function likedPost(post: Post): Post {
  return { ...post, liked: !post.liked, likes: Math.max(0, post.likes + (post.liked ? -1 : 1)) }
}

/** The post as it will be when the vote is counted: the same arrow again undoes it, the other one moves it by two. */
export function votedPost(post: Post, pressed: 'up' | 'down'): Post {
  const voted = nextVote(post.voted, pressed)
  return { ...post, voted, votes: post.votes === null ? null : post.votes + voteChange(post.voted, voted) }
}
