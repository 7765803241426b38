import { postsMark } from '@stratomate/contracts/community/values'
import { ListSkeleton } from '#web/features/community/community-places.tsx'

/**
 * The first posts as the server has drawn them into the built page, readable before any script runs. React leaves them
 * alone and replaces them once the answer of the server is there. Where none were drawn, the room for posts is kept while
 * they are expected.
 */
export function DrawnPosts({ isExpected }: { isExpected: boolean }) {
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
      {isExpected ? (
        <div className="hidden peer-empty:block">
          <ListSkeleton />
        </div>
      ) : null}
    </>
  )
}
