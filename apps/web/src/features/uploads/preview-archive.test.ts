import { expect, test } from 'vitest'
import { previewArchive } from './preview-archive.ts'

const end = (comment: string) => [
  ...new TextEncoder().encode('PK\u0005\u0006'.padEnd(20, '\u0000')),
  comment.length,
  0,
  ...new TextEncoder().encode(comment),
]
const blob = (bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('what the server would refuse is said before anything is sent', async () => {
  expect(await previewArchive(blob([0x4d, 0x5a]))).toBe('Please select a ZIP file')
  expect(await previewArchive(blob([0x50, 0x4b, 3, 4]))).toContain('The file ends before the archive does.')
  expect(await previewArchive(blob(end('')))).toContain('The archive is empty.')
  expect(await previewArchive(blob(end('hello')))).toContain('without a comment')
})

test('a file is judged once', () => {
  const file = blob(end(''))

  expect(previewArchive(file)).toBe(previewArchive(file))
})
