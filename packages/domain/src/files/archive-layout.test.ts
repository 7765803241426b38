import { expect, test } from 'vitest'
import { readLayout } from './archive-layout.ts'
import { bytesOf, zipModel } from './testing/zip-model.ts'

/** A file that remembers how much of it was ever asked for at once, bytes. */
class WatchedFile extends Blob {
  largest = 0

  override slice(start = 0, end = this.size): Blob {
    this.largest = Math.max(this.largest, Math.min(end, this.size) - start)
    return super.slice(start, end)
  }
}

test('of entries of any size only their headers are read', async () => {
  const [first, second] = ['a'.repeat(3_000_000), 'b'.repeat(2_000_000)]
  const model = zipModel([
    { name: 'one.txt', data: first, method: 0 },
    { name: 'two.txt', data: second, method: 0 },
  ])
  const file = new WatchedFile([new Uint8Array(bytesOf(model))])
  const layout = await readLayout(file)

  expect(layout.map(({ name, compressedBytes }) => [name, compressedBytes])).toEqual([
    ['one.txt', first.length],
    ['two.txt', second.length],
  ])
  expect(file.largest).toBeLessThan(200_000)
})
