import type { FeedbackPage, FeedbackView, SupportMessageView } from '@stratomate/contracts/admin/messages'
import { feedbackTypes, ratingMax, feedbackTypeLabels } from '@stratomate/contracts/support/values'
import { referenceOf } from '@stratomate/std/text'
import { callApi } from '#web/shared/api/call-api.ts'
import { AdminTable, type Column, TableMoment } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'

type SectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

const feedbackColumns: readonly Column<FeedbackView>[] = [
  { head: 'Received', cell: (row) => <TableMoment at={row.receivedAt} />, text: (row) => row.receivedAt },
  {
    head: 'Type',
    place: 'main',
    cell: (row) => feedbackTypeLabels[row.feedbackType],
    text: (row) => feedbackTypeLabels[row.feedbackType],
  },
  {
    head: 'Rating',
    place: 'mark',
    isNamed: true,
    cell: (row) => (row.rating === 0 ? 'None' : `${row.rating} of ${ratingMax}`),
    text: (row) => String(row.rating),
  },
  { head: 'Message', place: 'text', cell: (row) => <FeedbackText feedback={row} />, text: (row) => row.message },
  { head: 'Expected', text: (row) => row.expected ?? '' },
  { head: 'Name', text: (row) => row.name ?? '' },
  {
    head: 'Email',
    cell: (row) =>
      row.name === null && row.email === null ? (
        <span className="text-text-3">No email given</span>
      ) : (
        <Sender {...row} />
      ),
    text: (row) => row.email ?? '',
  },
]

/** What somebody writes, and below it what they had expected. */
function FeedbackText({ feedback: { message, expected } }: { feedback: FeedbackView }) {
  return (
    <div className="grid gap-1.5">
      <StrangersText text={message} />
      {expected === null ? null : (
        <div className="text-text-2">
          <p className="text-xs text-text-3">Expected</p>
          <StrangersText text={expected} />
        </div>
      )}
    </div>
  )
}

/** Feedback about the product. */
export function FeedbackSection({ values, onChange }: SectionProps) {
  return (
    <AdminTable
      name="feedback"
      label="Feedback"
      empty="No feedback so far"
      values={values}
      columns={feedbackColumns}
      keyOf={(row) => row.id}
      load={(query) => callApi('listFeedback', { query })}
      summaryOf={(first) => <FeedbackTotals page={first} />}
      filters={
        <FilterSelect name="type" label="Type" values={values} choices={feedbackTypeLabels} onChange={onChange} />
      }
    />
  )
}

/** All feedback in numbers, whatever the filter shows. */
function FeedbackTotals({ page: { counts, averageRating } }: { page: FeedbackPage }) {
  const facts = [
    { term: 'Average rating', value: averageRating === null ? 'N/A' : `${averageRating.toFixed(2)} of ${ratingMax}` },
    ...feedbackTypes.map((type) => ({ term: feedbackTypeLabels[type], value: counts[type].toLocaleString('en-US') })),
  ]
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-8 gap-y-3 rounded-lg border border-line bg-s1 px-4 py-3.5 sm:flex sm:flex-wrap">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-xs text-text-3">{term}</dt>
          <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const messageColumns: readonly Column<SupportMessageView>[] = [
  { head: 'Received', cell: (row) => <TableMoment at={row.receivedAt} />, text: (row) => row.receivedAt },
  {
    head: 'Reference',
    cell: (row) => <span className="font-mono text-xs">{referenceOf(row.id)}</span>,
    text: (row) => referenceOf(row.id),
  },
  { head: 'Subject', place: 'main', cell: (row) => <bdi>{row.subject}</bdi>, text: (row) => row.subject },
  { head: 'Message', place: 'text', cell: (row) => <StrangersText text={row.message} />, text: (row) => row.message },
  { head: 'Name', text: (row) => row.name },
  { head: 'Email', cell: (row) => <Sender {...row} />, text: (row) => row.email },
]

/** What people wrote to support. */
export function MessagesSection({ values, onChange }: SectionProps) {
  return (
    <AdminTable
      name="messages"
      label="Support messages"
      empty="Nobody has written so far"
      values={values}
      columns={messageColumns}
      keyOf={(row) => row.id}
      load={(query) => callApi('listSupportMessages', { query })}
      filters={<FilterText name="search" label="Email, subject or reference" values={values} onChange={onChange} />}
    />
  )
}

/** Who wrote, as far as it was said. */
function Sender({ name, email }: { name: string | null; email: string | null }) {
  return (
    <div className="flex wrap-anywhere max-md:gap-x-3 md:flex-col">
      {email === null ? null : <bdi>{email}</bdi>}
      {name === null ? null : <bdi className="text-text-3">{name}</bdi>}
    </div>
  )
}

/** A stranger's lines: without links or markup, and their marks of direction end with the text. */
function StrangersText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere max-md:text-sm max-md:text-text md:min-w-56 whitespace-pre-wrap">
      <bdi>{text}</bdi>
    </p>
  )
}
