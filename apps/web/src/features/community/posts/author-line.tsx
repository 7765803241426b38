import type { CommunityAuthor } from '@stratomate/contracts/community/schemas'
import { Avatar } from '@stratomate/ui/avatar'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Tag } from '@stratomate/ui/tag'
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
          {badge === null ? null : (
            <Tag tone={badge === 'moderator' ? 'filled' : 'outline'}>{t(badgeLabels[badge])}</Tag>
          )}
          {isSample ? <Tag>{t('Sample')}</Tag> : null}
          {children}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-xs text-text-3">
          <Moment instant={createdAt}>{when}</Moment>
          {editedAt === null ? null : (
            <>
              <Dot />
              <span>{t('edited')}</span>
            </>
          )}
          {about === undefined ? null : (
            <>
              <Dot />
              <span className="font-medium text-text-2">{about}</span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

/** Between two facts, as far from the one as from the other. */
function Dot() {
  return <span aria-hidden="true">·</span>
}
