import { DemoRun, type DemoStep } from '@stratomate/lab/demo/demo-run'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import type { DemoAnswer, DemoRequest, DemoTime } from './demo-messages.ts'

/** A browser's clock may stay at one value for a millisecond, so a time is measured over many rounds. */
const [roundsFirst, roundsMax, enoughMs] = [64, 65_536, 5]

let run: DemoRun | null = null

addEventListener('message', ({ data }: MessageEvent<DemoRequest>) => postMessage(answer(data)))

function answer(request: DemoRequest): DemoAnswer {
  switch (request.kind) {
    case 'begin': {
      run = new DemoRun(request)
      const { history, payoutPct, payoutPctMin } = run
      return { kind: 'begun', history, payoutPct, payoutPctMin, breakEven: breakEvenShare(payoutPct) }
    }
    case 'next':
      return { kind: 'steps', steps: stepsOf(request) }
    case 'require':
      run?.requirePayout(request.payoutPctMin)
      return { kind: 'required' }
    case 'time':
      return { kind: 'timed', ...timeCheck() }
    default:
      return request satisfies never
  }
}

function stepsOf({ count, untilSignal = false }: { count: number; untilSignal?: boolean }): DemoStep[] {
  const steps: DemoStep[] = []
  while (steps.length < count) {
    const step = run?.next() ?? null
    if (step === null) break
    steps.push(step)
    if (untilSignal && step.signal !== null) break
  }
  return steps
}

/**
 * The number of rounds doubles until they take long enough to be measured with this clock. Their results are counted,
 * because a browser may skip work whose result nobody reads.
 */
function timeCheck(): DemoTime {
  for (let wanted = roundsFirst; ; wanted *= 2) {
    let rounds = 0
    const beganMs = performance.now()
    while (rounds < wanted && run !== null && run.judgeAgain() !== null) rounds += 1
    const tookMs = performance.now() - beganMs
    if (tookMs >= enoughMs || wanted >= roundsMax) return { checkUs: (tookMs * 1_000) / Math.max(rounds, 1), rounds }
  }
}
