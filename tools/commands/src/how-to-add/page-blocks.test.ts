import { expect, test } from 'vitest'
import { changedText, pageBlocks, writtenPaths } from './page-blocks.ts'

const page = `1. Write the file.

   \`\`\`ts src/new.ts
   export const one = {
     two: 3,
   }
   \`\`\`

2. Change the table.

   \`\`\`diff src/table.ts
      a: 1,
   +  b: 2,
   \`\`\`

   \`\`\`text
   docs/one.md
   docs/two.md
   \`\`\`
`

test('blocks that name a file are files or changes of one', () => {
  expect(pageBlocks(page)).toEqual([
    { path: 'src/new.ts', kind: 'file', text: 'export const one = {\n  two: 3,\n}\n' },
    { path: 'src/table.ts', kind: 'change', text: '   a: 1,\n+  b: 2,\n' },
  ])
  expect(writtenPaths(page)).toEqual(['docs/one.md', 'docs/two.md'])
})

test('lines come and go where the others are', () => {
  expect(changedText('  a: 1,\n  c: 3,\n', '   a: 1,\n+  b: 2,\n')).toBe('  a: 1,\n  b: 2,\n  c: 3,\n')
  expect(changedText('one\ntwo\nthree\n', '-one\n+1\n@@\n-three\n+3\n')).toBe('1\ntwo\n3\n')
})

test.each([
  ['one\n', ' two\n', 0],
  ['one\ntwo\none\n', ' one\n+x\n', 2],
])('a change of %j that fits %j in no place or in several is refused', (text, block, places) => {
  expect(() => changedText(text, block)).toThrow(`${places} places`)
})
