import { expect, test } from 'vitest'
import { checkDocumentPaths } from './document-paths.ts'

const paths = ['apps/server/src/main/main.ts', 'docs/map.md', 'LICENSE']

function messages(text: string, path = 'README.md'): string[] {
  return checkDocumentPaths({ documents: [{ path, text }], paths, scripts: ['verify'] }).map(({ message }) => message)
}

test('paths, folders, links and commands that exist may be named', () => {
  expect(
    messages('`apps/server/src/main` `apps/<app>/src` [map](docs/map.md) [us](https://example.com/a) `npm run verify`'),
  ).toEqual([])
})

test('a path, a link or a command that does not exist is found', () => {
  expect(messages('`apps/server/src/gone.ts`\n[map](docs/gone.md)\n`npm run gone`')).toEqual([
    'names apps/server/src/gone.ts, which does not exist',
    'names docs/gone.md, which does not exist',
    'names npm run gone, which does not exist',
  ])
})

test('a guide of more than a hundred lines is too long to be read', () => {
  expect(messages('line\n'.repeat(101), 'AGENTS.md')).toEqual(['is longer than 100 lines'])
  expect(messages('line\n'.repeat(101), 'README.md')).toEqual([])
})
