import type { ReportedItem } from '@stratomate/contracts/community/schemas'
import { reportReasons } from '@stratomate/contracts/community/values'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { Tag } from '@stratomate/ui/tag'
import { EyeOff } from 'lucide-react'
import { badgeLabels, reportLabels } from '#web/shared/format/community-labels.ts'
import { postPath } from '#web/shared/page/page-addresses.ts'
import { formatLogMoment, formatMoment } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { type ReportAction, reportActions } from './report-actions.ts'

/** Beside a text, “New” alone could be said of the text. */
const authorLabels = { ...badgeLabels, new: 'New member' } as const

type ReportCardProps = { item: ReportedItem; onChoose: (action: ReportAction) => void }

/** A reported text: its author, its content, the reports, and the possible decisions. */
export function ReportCard({ item, onChoose }: ReportCardProps) {
  const { target, id, postId, author, content, hidden, firstReportedAt } = item
  const titleId = `report-${id}`
  return (
    <Card as="article" aria-labelledby={titleId} className="p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-md">
          <span>
            {target === 'post' ? 'Post' : 'Reply'} by <bdi>{author.name}</bdi>
          </span>
          {author.badge === null ? null : <Tag>{authorLabels[author.badge]}</Tag>}
        </h3>
        {hidden ? <Badge icon={<EyeOff size={14} aria-hidden="true" />}>Hidden until you decide</Badge> : null}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-text-3">
        <span>
          First reported{' '}
          <time dateTime={firstReportedAt} title={formatMoment(firstReportedAt)}>
            {formatLogMoment(firstReportedAt)}
          </time>
        </span>
        <TextLink to={postPath(postId)} className="text-text-2">
          {target === 'post' ? 'Open the post' : 'Open its post'}
        </TextLink>
      </p>
      <section
        aria-label={`What the ${target} says`}
        // A part that scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-4 max-h-64 overflow-y-auto rounded-md border border-line bg-bg p-3.5"
      >
        {/* Plain text, without links: what is reported may lead anywhere. */}
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <bdi>{content}</bdi>
        </p>
      </section>
      <Complaints reports={item.reports} />
      <div className="mt-5 flex flex-wrap gap-3">
        {reportActions(item).map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant={action.isOnAuthor ? 'danger' : 'secondary'}
            className={action.isOnAuthor ? 'ml-auto' : undefined}
            aria-describedby={titleId}
            onClick={() => onChoose(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function Complaints({ reports }: Pick<ReportedItem, 'reports'>) {
  const notes = reports.filter(({ note }) => note !== null && note !== '')
  return (
    <>
      <ul aria-label="Reasons" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {reportReasons.map((reason) => {
          const count = reports.filter((report) => report.reason === reason).length
          return count === 0 ? null : (
            <li key={reason}>
              {reportLabels[reason]} <span className="text-text-3 tabular-nums">× {count}</span>
            </li>
          )
        })}
      </ul>
      {notes.length === 0 ? null : (
        <ul aria-label="What the reporters write" className="mt-2 grid gap-1.5 text-sm text-text-2">
          {notes.map(({ note, at }, place) => (
            <li key={`${at} ${place}`} dir="auto" className="border-l-2 border-line-strong pl-3 wrap-anywhere">
              <bdi>{note}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
