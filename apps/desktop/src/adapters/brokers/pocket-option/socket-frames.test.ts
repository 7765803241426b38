import { assert, property, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { eventFrame, SocketFrames } from './socket-frames.ts'

test('the parts of the handshake are told apart', () => {
  const frames = new SocketFrames()

  expect(frames.readText('0{"sid":"x","pingInterval":25000,"pingTimeout":20000}')).toEqual({
    kind: 'open',
    silentMsMax: 45_000,
  })
  expect(frames.readText('40{"sid":"y"}')).toEqual({ kind: 'joined' })
  expect(frames.readText('2')).toEqual({ kind: 'ping' })
  expect(frames.readText('41')).toEqual({ kind: 'ended' })
})

test('an event is the same as text and as a header with a binary frame', () => {
  const frames = new SocketFrames()
  const payload = { asset: 'EURUSD_otc', name: 'Ünïcode' }
  const text = frames.readText(`42${JSON.stringify(['successopenOrder', payload])}`)

  expect(text).toEqual({ kind: 'event', name: 'successopenOrder', payload })
  expect(frames.readText('451-["successopenOrder",{"_placeholder":true,"num":0}]')).toEqual({ kind: 'other' })
  expect(frames.readBinary(Buffer.from(JSON.stringify(payload)))).toEqual(text)
})

test('an event without a payload has none', () => {
  expect(new SocketFrames().readText('42["successauth"]')).toEqual({ kind: 'event', name: 'successauth' })
  expect(eventFrame('ps')).toBe('42["ps"]')
  expect(eventFrame('subfor', 'EURUSD')).toBe('42["subfor","EURUSD"]')
})

test('a binary frame that nothing announced is no event', () => {
  expect(new SocketFrames().readBinary(Buffer.from('{}'))).toEqual({ kind: 'other' })
})

test.each(['42', '42{}', '42[1]', '42[', '451-', '451-{}'])('%s is broken', (text) => {
  expect(new SocketFrames().readText(text)).toEqual({ kind: 'broken' })
})

test('no text and no bytes make it throw', () => {
  assert(
    property(string(), uint8Array(), (text, bytes) => {
      const frames = new SocketFrames()
      expect(frames.readText(text).kind).not.toBe('')
      frames.readText('451-["x",{"_placeholder":true,"num":0}]')
      expect(['event', 'broken']).toContain(frames.readBinary(Buffer.from(bytes)).kind)
    }),
  )
})
