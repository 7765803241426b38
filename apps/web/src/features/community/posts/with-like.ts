import type { Post } from '@stratomate/contracts/community/schemas'

export type LikePress = 'like' | 'unlike'

/** A post or reply with or without the reader's like; one that already has it stays as it is. */
export function withLike<Text extends Pick<Post, 'likes' | 'liked'>>(text: Text, pressed: LikePress): Text {
  const liked = pressed === 'like'
  if (text.liked === liked) return text
  return { ...text, liked, likes: Math.max(0, text.likes + (liked ? 1 : -1)) }
}

export function nextLike({ liked }: Pick<Post, 'liked'>): LikePress {
  return liked ? 'unlike' : 'like'
}

/** The press that undoes another one. */
export function undoLike(pressed: LikePress): LikePress {
  return pressed === 'like' ? 'unlike' : 'like'
}
