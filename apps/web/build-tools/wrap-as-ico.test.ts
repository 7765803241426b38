import { expect, test } from 'vitest'
import { wrapAsIco } from './wrap-as-ico.ts'

test('every picture is found where its entry says, with its size', () => {
  const pictures = [16, 256].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) }))
  const ico = wrapAsIco(pictures)
  const found = pictures.map((_, index) => {
    const entry = 6 + 16 * index
    const from = ico.readUInt32LE(entry + 12)
    return [ico.readUInt8(entry), ico.toString('utf8', from, from + ico.readUInt32LE(entry + 8))]
  })

  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2])
  expect(found).toEqual([
    [16, 'picture of 16'],
    [0, 'picture of 256'],
  ])
})
