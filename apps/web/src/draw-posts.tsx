import type { Post } from '@stratomate/contracts/community/schemas'
import { DrawnAt } from '@stratomate/ui/hooks/use-now'
import { ToastProvider } from '@stratomate/ui/toast'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { CommunityContext, type CommunityPlace } from './features/community/community-place.ts'
import { NoPosts } from './features/community/posts/no-posts.tsx'
import { PostCards } from './features/community/posts/post-cards.tsx'
import { speak } from './features/language/speak.tsx'
import { Queries } from './shared/api/queries.tsx'
import { showTimesIn } from './shared/format/format-time.ts'
import { spoken } from './shared/language/spoken.ts'

type DrawnPage = { posts: readonly Post[]; path: string; nowMs: number }

const nobody: CommunityPlace = {
  you: null,
  isSignedIn: false,
  isModerator: false,
  replyingTo: null,
  setReplyingTo: () => undefined,
  startedPost: null,
  startPost: () => undefined,
}

/**
 * Posts as HTML, or that there are none yet, as the page at `path` shows them to somebody without an account at `nowMs` (Unix milliseconds): the
 * server puts them into the built page. One call at a time, because what is spoken belongs to the process.
 */
export async function drawPosts({ posts, path, nowMs }: DrawnPage): Promise<string> {
  await speak(path)
  showTimesIn('UTC')
  return renderToStaticMarkup(
    <StaticRouter location={path} basename={spoken.base === '' ? '/' : spoken.base}>
      <ToastProvider>
        <Queries>
          <DrawnAt value={nowMs}>
            <CommunityContext value={nobody}>
              {posts.length === 0 ? <NoPosts category="all" /> : <PostCards pages={[{ items: [...posts] }]} />}
            </CommunityContext>
          </DrawnAt>
        </Queries>
      </ToastProvider>
    </StaticRouter>,
    { identifierPrefix: 'drawn-' },
  )
}
