import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readTypedKeys } from './read-typed-keys.ts'

test('each typed line is a key, whatever the ends of the lines and the pieces they come in', async () => {
  const input = new PassThrough()
  const keys: string[] = []
  readTypedKeys(input, { add: (key) => keys.push(key) })
  for (const piece of ['AB', 'CD-1\r\nEFGH', '-2\n', '\n', 'last']) input.write(piece)
  input.end()
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(keys).toEqual(['ABCD-1', 'EFGH-2', '', 'last'])
})
