import type { CommunityAuthor } from '@stratomate/contracts/community/schemas'
import { Avatar } from '@stratomate/ui/avatar'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Tag } from '@stratomate/ui/tag'
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
}

/** The author, their badge and when it was written; one's own text is by 'You'. */
export function AuthorLine({ author, isYou, createdAt, editedAt, isSample }: AuthorLineProps) {
  const now = useNow(30_000)
  const when = timeText(createdAt, now)
  const badge = isYou && when === t('Just now') ? 'new' : author.badge
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Avatar initials={lettersOf(author.name)} imageUrl={author.imageUrl} className="size-8" />
      <bdi className="font-semibold text-text">{isYou ? t('You') : author.name}</bdi>
      {badge === null ? null : <Tag tone={badge === 'moderator' ? 'filled' : 'outline'}>{t(badgeLabels[badge])}</Tag>}
      {isSample ? <Tag>{t('Sample')}</Tag> : null}
      <Moment instant={createdAt} className="text-xs text-text-3">
        {when}
      </Moment>
      {editedAt === null ? null : <span className="text-xs text-text-3">{t('edited')}</span>}
    </p>
  )
}
