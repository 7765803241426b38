import type { Reply } from '@stratomate/contracts/community/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { LoadFailure } from '#web/features/community/load-failure.tsx'
import { AuthorLine } from './author-line.tsx'
import { useCommunity } from '#web/features/community/community-place.ts'
import { LikeButton } from './like-button.tsx'
import { MemberText } from './member-text.tsx'
import { ModerateButton } from '#web/features/community/moderation/moderate-button.tsx'
import { AuthorActions } from '#web/features/community/moderation/author-actions.tsx'
import { ReportButton } from '#web/features/community/moderation/report-button.tsx'
import { useReplyLike } from './use-ballots.ts'
import { useReplies } from './use-posts.ts'
import { t } from '#web/shared/language/t.ts'

/** The replies under a post, oldest first. */
export function ReplyList({ postId }: { postId: string }) {
  const replies = useReplies(postId, { isOpen: true })
  if (replies.isPending) return <Skeleton className="mt-4 h-20 rounded-md" />
  if (replies.isError) return <LoadFailure error={replies.error} onRetry={() => void replies.refetch()} />
  const items = replies.data.pages.flatMap((page) => page.items)
  return (
    <>
      <ul className="mt-3 grid border-t border-line">
        {items.map((reply) => (
          <ReplyItem key={reply.id} reply={reply} />
        ))}
      </ul>
      {replies.hasNextPage ? (
        <Button className="mt-3" isBusy={replies.isFetchingNextPage} onClick={() => void replies.fetchNextPage()}>
          {t('More replies')}
        </Button>
      ) : null}
    </>
  )
}

function ReplyItem({ reply }: { reply: Reply }) {
  const { you, isSignedIn, isModerator } = useCommunity()
  const { toggleLike } = useReplyLike(reply)
  const isYou = you !== null && reply.author.id === you
  return (
    <li className="grid gap-2.5 border-b border-line py-4 last:border-b-0 last:pb-1">
      <AuthorLine
        author={reply.author}
        isYou={isYou}
        createdAt={reply.createdAt}
        editedAt={reply.editedAt}
        isSample={reply.sample}
      />
      {reply.hidden === null ? null : (
        <Banner tone="warning" title={t('Only you and the moderators see this reply')}>
          {reply.hidden.reason}
        </Banner>
      )}
      <div className="min-w-0 md:pl-12">
        <MemberText text={reply.content} mentions={reply.mentions} />
      </div>
      <div className="-ml-1.5 flex flex-wrap items-center gap-1 md:ml-10">
        {isSignedIn ? (
          <LikeButton likes={reply.likes} isLiked={reply.liked} onPress={toggleLike} />
        ) : (
          <span className="px-1.5 text-sm text-text-3 tabular-nums md:px-2">
            {reply.likes === 1 ? t('1 like') : t('{count} likes', { count: reply.likes })}
          </span>
        )}
        {isYou ? <AuthorActions kind="reply" item={reply} /> : <ReportButton target="reply" id={reply.id} />}
        {isModerator ? <ModerateButton kind="reply" item={reply} /> : null}
      </div>
    </li>
  )
}
