import type { Post } from '@stratomate/contracts/community/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Tag } from '@stratomate/ui/tag'
import { Link2, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AuthorLine } from './author-line.tsx'
import { categoryText } from './community-category.ts'
import { useCommunity } from '#web/features/community/community-place.ts'
import { actionLook, LikeButton } from './like-button.tsx'
import { MemberText } from './member-text.tsx'
import { ModerateButton } from '#web/features/community/moderation/moderate-button.tsx'
import { AuthorActions } from '#web/features/community/moderation/author-actions.tsx'
import { postPath } from '#web/shared/page/page-addresses.ts'
import { ReplyBox } from '#web/features/community/writing/reply-box.tsx'
import { ReplyList } from './reply-list.tsx'
import { ReportButton } from '#web/features/community/moderation/report-button.tsx'
import { SharedSettings } from './shared-settings.tsx'
import { usePostBallots } from './use-ballots.ts'
import { PostVotes } from './post-votes.tsx'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { t } from '#web/shared/language/t.ts'

/** What the votes in the corner take of the line of the author. */
const voteRoom = 'min-h-11 pr-32 sm:pr-40'

type PostCardProps = { post: Post; opensReplies?: boolean }

/** A post with everything that people add: votes where it shares settings, likes, replies. */
export function PostCard({ post, opensReplies = false }: PostCardProps) {
  const { you, isSignedIn, replyingTo, setReplyingTo } = useCommunity()
  const [showsReplies, setShowsReplies] = useState(opensReplies)
  const { pressVote } = usePostBallots(post)
  const isYou = you !== null && post.author.id === you
  return (
    <article
      aria-labelledby={`post-${post.id}`}
      className="relative overflow-clip rounded-lg border border-line bg-s1 p-4 md:p-5"
    >
      {post.votes === null ? null : (
        <PostVotes post={post} isOwn={isYou} onVote={isSignedIn ? pressVote : toLogin(post.id)} />
      )}
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <div id={`post-${post.id}`} className={post.votes === null ? undefined : voteRoom}>
          <AuthorLine
            author={post.author}
            isYou={isYou}
            createdAt={post.createdAt}
            editedAt={post.editedAt}
            isSample={post.sample}
            about={categoryText(post.category)}
            aboutIsShown={post.category === 'settings' && post.settings !== null}
          >
            {post.pinned ? <Tag tone="filled">{t('Pinned')}</Tag> : null}
            {post.locked ? <Tag>{t('Locked')}</Tag> : null}
          </AuthorLine>
        </div>
        {post.hidden === null ? null : (
          <Banner tone="warning" title={t('Only you and the moderators see this post')}>
            {post.hidden.reason}
          </Banner>
        )}
        <MemberText text={post.content} mentions={post.mentions} />
        {post.settings === null ? null : <SharedSettings settings={post.settings} proof={post.proof} />}
        <PostActions
          post={post}
          isYou={isYou}
          showsReplies={showsReplies}
          onToggle={() => setShowsReplies(!showsReplies)}
        />
        {showsReplies ? <ReplyList postId={post.id} /> : null}
        {replyingTo === post.id ? (
          <ReplyBox
            postId={post.id}
            onClose={() => {
              setReplyingTo(null)
              setShowsReplies(true)
            }}
          />
        ) : null}
      </div>
    </article>
  )
}

type PostActionsProps = { post: Post; isYou: boolean; showsReplies: boolean; onToggle: () => void }

function PostActions({ post, isYou, showsReplies, onToggle }: PostActionsProps) {
  const { isSignedIn, isModerator, replyingTo, setReplyingTo } = useCommunity()
  const { toggleLike } = usePostBallots(post)
  const isHidden = post.hidden !== null
  return (
    <div className="-mx-1.5 -mb-3 flex flex-wrap items-center gap-x-1 md:-mx-2">
      {isHidden ? null : (
        <LikeButton likes={post.likes} isLiked={post.liked} onPress={isSignedIn ? toggleLike : toLogin(post.id)} />
      )}
      {post.replies === 0 && !showsReplies ? null : (
        <button
          type="button"
          data-press="replies"
          aria-expanded={showsReplies}
          className={actionLook}
          onClick={onToggle}
        >
          <MessageSquare size={16} aria-hidden="true" />
          {post.replies === 1 ? t('1 reply') : t('{count} replies', { count: post.replies })}
        </button>
      )}
      {post.locked || isHidden ? null : (
        <button
          type="button"
          data-press="reply"
          className={actionLook}
          onClick={() => {
            if (isSignedIn) setReplyingTo(replyingTo === post.id ? null : post.id)
            else toLogin(post.id)()
          }}
        >
          {t('Reply')}
        </button>
      )}
      <Link to={postPath(post.id)} className={`${actionLook} no-underline`}>
        <Link2 size={16} aria-hidden="true" />
        <span className="sr-only">{t('Address of this post')}</span>
      </Link>
      <div className="ml-auto flex flex-wrap items-center gap-x-1">
        {isYou ? <AuthorActions kind="post" item={post} /> : <ReportButton target="post" id={post.id} />}
        {isModerator ? <ModerateButton kind="post" item={post} /> : null}
      </div>
    </div>
  )
}

/** A signed-out visitor's press leads to the sign-in, and back to the post. */
function toLogin(postId: string): () => void {
  return () => leaveForSignIn(postPath(postId))
}
