import type { CommunityAuthor } from '@stratomate/contracts/community/schemas'
import type { Badge } from '@stratomate/contracts/community/values'
import { Avatar } from '@stratomate/ui/avatar'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Moment } from '#web/shared/format/moment.tsx'
import { lettersOf } from '@stratomate/std/text'
import { badgeLabels } from '#web/shared/format/community-labels.ts'
import { timeText } from '#web/shared/format/format-time.ts'
import { t } from '#web/shared/language/t.ts'

type AuthorLineProps = {
  author: CommunityAuthor
  isYou: boolean
  createdAt: string
  editedAt: string | null
  isSample: boolean
  /** Where it was written, after the time. */
  about?: string
  /** Marks of the text, after those of the author. */
  children?: ReactNode
}

/** The author with their badge, and below when it was written; one's own text is by 'You'. */
export function AuthorLine({ author, isYou, createdAt, editedAt, isSample, about, children }: AuthorLineProps) {
  const now = useNow(30_000)
  const when = timeText(createdAt, now)
  const badge = isYou && when === t('Just now') ? 'new' : author.badge
  return (
    <div className="flex items-center gap-3">
      <Avatar initials={lettersOf(author.name)} imageUrl={author.imageUrl} className="size-9" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <bdi className="font-semibold text-text">{isYou ? t('You') : author.name}</bdi>
          {badge === null ? null : <MemberBadge badge={badge} />}
          {isSample ? <Tag>{t('Sample')}</Tag> : null}
          {children}
        </p>
        <p className="mt-0.5 overflow-x-clip text-xs text-text-3">
          <span className="-ml-4 flex flex-wrap">
            <span className="pl-4">
              <Moment instant={createdAt}>{when}</Moment>
            </span>
            {editedAt === null ? null : <Fact>{t('edited')}</Fact>}
            {about === undefined ? null : (
              <Fact>
                <span className="font-medium text-text-2">{about}</span>
              </Fact>
            )}
          </span>
        </p>
      </div>
    </div>
  )
}

/** Nearly every author of a young community is new, so that word has no frame. */
function MemberBadge({ badge }: { badge: Badge }) {
  const text = t(badgeLabels[badge])
  if (badge === 'new') return <span className="text-xs font-medium text-text-3">{text}</span>
  return <Tag tone={badge === 'moderator' ? 'filled' : 'outline'}>{text}</Tag>
}

/** With a dot before it, which is cut off at the beginning of a line: on a phone the facts take two. */
function Fact({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx('relative pl-4', className)}>
      <span aria-hidden="true" className="absolute left-1.5">
        ·
      </span>
      {children}
    </span>
  )
}
