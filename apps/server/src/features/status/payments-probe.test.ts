import { expect, test } from 'vitest'
import { createPaymentsProbe } from './payments-probe.ts'

function probeOf(answers: ('answers' | Error)[]) {
  let nowMs = Date.parse('2026-11-21T12:00:00.000Z')
  let asked = 0
  const reach = () => {
    const answer = answers[asked++ % answers.length] ?? 'answers'
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const probe = createPaymentsProbe({ reach }, () => new Date(nowMs))
  return { probe, asked: () => asked, wait: (ms: number) => void (nowMs += ms) }
}

test('a hundred callers within 30 seconds ask the provider once', async () => {
  const { probe, asked, wait } = probeOf(['answers'])

  await Promise.all(Array.from({ length: 50 }, () => probe()))
  wait(29_999)
  await Promise.all(Array.from({ length: 50 }, () => probe()))

  expect(asked()).toBe(1)
})

test('after 30 seconds it is asked anew, and its silence tells when it last answered', async () => {
  const { probe, wait } = probeOf(['answers', new Error('away')])

  const first = await probe()
  wait(30_000)
  const second = await probe()

  expect(first).toEqual({ kind: 'answers', lastAt: new Date('2026-11-21T12:00:00.000Z') })
  expect(second).toEqual({ kind: 'silent', lastAt: new Date('2026-11-21T12:00:00.000Z') })
})

test('a silent provider is not asked more often than one that answers', async () => {
  const { probe, asked, wait } = probeOf([new Error('away')])

  await probe()
  wait(10_000)
  await probe()

  expect(asked()).toBe(1)
})
