import type { ReportedItem } from '@stratomate/contracts/community/schemas'
import { expect, test } from 'vitest'
import { reportActions } from './report-actions.ts'

const item = (change: Partial<ReportedItem>): ReportedItem => ({
  target: 'post',
  id: '0a6d5d8e-6f0e-4d43-9f5c-0d6a6b6f1a11',
  postId: '0a6d5d8e-6f0e-4d43-9f5c-0d6a6b6f1a11',
  author: { id: '0a6d5d8e-6f0e-4d43-9f5c-0d6a6b6f1a12', name: 'Ann L.', badge: null, imageUrl: null },
  content: 'A text',
  hidden: false,
  firstReportedAt: '2026-11-21T12:00:00.000Z',
  reports: [],
  ...change,
})
const labels = (change: Partial<ReportedItem>) => reportActions(item(change)).map(({ label }) => label)

test('a text that everybody sees is hidden or left, and one that waits is kept hidden or shown', () => {
  expect(labels({})).toEqual(['Hide', 'Leave it', 'Suspend author'])
  expect(labels({ hidden: true })).toEqual(['Keep hidden', 'Show again', 'Suspend author'])
})

test('nobody is suspended for a text whose author has left', () => {
  expect(labels({ author: { id: null, name: 'Deleted account', badge: null, imageUrl: null } })).toEqual([
    'Hide',
    'Leave it',
  ])
})
