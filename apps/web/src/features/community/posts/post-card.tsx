import type { Post } from '@stratomate/contracts/community/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
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

type PostCardProps = { post: Post; opensReplies?: boolean }

/** A post with everything that people add: votes where it shares settings, likes, replies. */
export function PostCard({ post, opensReplies = false }: PostCardProps) {
  const { you, replyingTo, setReplyingTo } = useCommunity()
  const [showsReplies, setShowsReplies] = useState(opensReplies)
  const isYou = you !== null && post.author.id === you
  return (
    <article
      aria-labelledby={`post-${post.id}`}
      className="overflow-clip rounded-lg border border-line bg-s1 p-4 md:p-5"
    >
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <div id={`post-${post.id}`}>
          <AuthorLine
            author={post.author}
            isYou={isYou}
            createdAt={post.createdAt}
            editedAt={post.editedAt}
            isSample={post.sample}
            about={categoryText(post.category)}
          >
            {post.pinned ? <Tag>{t('Pinned')}</Tag> : null}
            {post.locked ? <Tag>{t('Locked')}</Tag> : null}
          </AuthorLine>
        </div>
        {post.hidden === null ? null : (
          <Banner tone="warning" title={t('Only you and the moderators see this post')}>
            {post.hidden.reason}
          </Banner>
        )}
        {/* On its own page it is what the replies are about, and larger than they are. */}
        <div className={clsx('min-w-0', opensReplies && 'text-md')}>
          <MemberText text={post.content} mentions={post.mentions} />
        </div>
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
        ) : opensReplies && showsReplies && !post.locked && post.hidden === null ? (
          <ReplyLine post={post} />
        ) : null}
      </div>
    </article>
  )
}

/** Below the replies of a post that has a page of its own: the closed form, where a reader has come to its end. */
function ReplyLine({ post }: { post: Post }) {
  const { isSignedIn, setReplyingTo } = useCommunity()
  return (
    <button
      type="button"
      className="min-h-11 w-full cursor-pointer rounded-md border border-line-strong bg-bg px-3 text-left text-text-2 hover:bg-s2"
      onClick={() => (isSignedIn ? setReplyingTo(post.id) : toLogin(post.id)())}
    >
      {t('Write a reply')}
    </button>
  )
}

type PostActionsProps = { post: Post; isYou: boolean; showsReplies: boolean; onToggle: () => void }

function PostActions({ post, isYou, showsReplies, onToggle }: PostActionsProps) {
  const { isSignedIn, isModerator, replyingTo, setReplyingTo } = useCommunity()
  const { pressVote, toggleLike } = usePostBallots(post)
  const isHidden = post.hidden !== null
  // Apart from the votes, which lead where there are any.
  const like = isHidden ? null : (
    <LikeButton likes={post.likes} isLiked={post.liked} onPress={isSignedIn ? toggleLike : toLogin(post.id)} />
  )
  return (
    <div
      className={clsx(
        '-mx-1.5 flex flex-wrap items-center sm:gap-x-1 md:-mx-2',
        post.votes === null ? '-mb-3' : 'mt-1',
      )}
    >
      {post.votes === null ? null : (
        <PostVotes post={post} isOwn={isYou} onVote={isSignedIn ? pressVote : toLogin(post.id)} />
      )}
      {post.votes === null ? like : null}
      {post.replies === 0 ? null : (
        <button
          type="button"
          data-press="replies"
          aria-expanded={showsReplies}
          className={actionLook}
          onClick={onToggle}
        >
          <MessageSquare size={16} aria-hidden="true" />
          <span aria-hidden="true" className="tabular-nums sm:hidden">
            {post.replies}
          </span>
          <span className="max-sm:sr-only">
            {post.replies === 1 ? t('1 reply') : t('{count} replies', { count: post.replies })}
          </span>
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
      {post.votes === null ? null : like}
      <Link to={postPath(post.id)} className={`${actionLook} min-w-8 justify-center no-underline`}>
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
