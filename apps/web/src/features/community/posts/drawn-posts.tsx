import { postsMark } from '@stratomate/contracts/community/values'
import { ListSkeleton } from '#web/features/community/community-places.tsx'

/**
 * What the server has drawn into the built page: the first posts, readable before any script runs. React leaves them as
 * they are and puts its own in their place once the answer of the server is there. Where none were drawn, the place of
 * the posts is kept.
 */
export function DrawnPosts() {
  return (
    <>
      <div
        data-drawn-posts
        className="peer empty:hidden"
        suppressHydrationWarning
        // Nothing of it is written here: the server draws it with the components of this page.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? postsMark : '' }}
      />
      <div className="hidden peer-empty:block">
        <ListSkeleton />
      </div>
    </>
  )
}
