import { expect, test } from 'vitest'
import { checkRootFiles } from './root-files.ts'

const twelve = Array.from({ length: 12 }, (_, index) => `file-${index}.md`)

test('twelve files fit into the root, a thirteenth does not, folders are free', () => {
  expect(checkRootFiles([...twelve, 'apps/server/package.json'])).toEqual([])
  expect(checkRootFiles([...twelve, 'one-more.json'])).toHaveLength(1)
})
