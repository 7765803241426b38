import type { Post } from '@stratomate/contracts/community/schemas'

export type LikePress = 'like' | 'unlike'

/** A post or reply as it is when the reader likes it, or does not any more; what it is already stays as it is. */
export function withLike<Text extends Pick<Post, 'likes' | 'liked'>>(text: Text, pressed: LikePress): Text {
  const liked = pressed === 'like'
  if (text.liked === liked) return text
  return { ...text, liked, likes: Math.max(0, text.likes + (liked ? 1 : -1)) }
}

export function nextLike({ liked }: Pick<Post, 'liked'>): LikePress {
  return liked ? 'unlike' : 'like'
}

/** What takes a press back. */
export function undoLike(pressed: LikePress): LikePress {
  return pressed === 'like' ? 'unlike' : 'like'
}
