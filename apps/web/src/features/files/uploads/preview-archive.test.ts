import { uploadProblems } from '@stratomate/contracts/files/values'
import { expect, test } from 'vitest'
import { previewArchive } from './preview-archive.ts'

const end = (comment: string) => [
  ...new TextEncoder().encode('PK\u0005\u0006'.padEnd(20, '\u0000')),
  comment.length,
  0,
  ...new TextEncoder().encode(comment),
]
const blob = (bytes: number[]) => new Blob([new Uint8Array(bytes)])

test.each([
  ['a program', [0x4d, 0x5a], uploadProblems.brokenZip],
  ['the beginning of an archive', [0x50, 0x4b, 3, 4], 'The file ends before the archive does.'],
  ['an archive of nothing', end(''), 'The archive is empty.'],
  ['an archive with a comment', end('hello'), 'without a comment'],
])('what the server would refuse is said before anything is sent: %s', async (_what, bytes, words) => {
  expect(await previewArchive(blob(bytes))).toMatchObject({
    problem: expect.stringContaining(words),
    recognised: { kind: 'unknown' },
  })
})

test('a file is judged once', () => {
  const file = blob(end(''))

  expect(previewArchive(file)).toBe(previewArchive(file))
})
