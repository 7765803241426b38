import type { PostPage } from '@stratomate/contracts/community/schemas'
import { memo } from 'react'
import { PostCard } from './post-card.tsx'

type PostCardsProps = { pages: readonly Pick<PostPage, 'items'>[] }

/** The posts of some pages as one list. */
export const PostCards = memo(function PostCards({ pages }: PostCardsProps) {
  return (
    <ul className="grid gap-3">
      {pages
        .flatMap((page) => page.items)
        .map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
    </ul>
  )
})
