import { DemoRun, type DemoStep } from '@stratomate/lab/demo/demo-run'
import type { DemoAnswer, DemoRequest, DemoTime } from './demo-messages.ts'

/** A browser's clock may stand still for a millisecond, so a time is taken over many rounds. */
const [roundsFirst, roundsMax, enoughMs] = [64, 65_536, 5]

let run = new DemoRun({ seed: 0, symbol: 'SAMPLE' })

addEventListener('message', ({ data }: MessageEvent<DemoRequest>) => postMessage(answer(data)))

function answer(request: DemoRequest): DemoAnswer {
  switch (request.kind) {
    case 'begin': {
      run = new DemoRun(request)
      return { kind: 'begun', history: run.history, payoutPct: run.payoutPct }
    }
    case 'next':
      return { kind: 'steps', steps: stepsOf(request) }
    case 'require':
      run.requirePayout(request.payoutPctMin)
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
    const step = run.next()
    if (step === null) break
    steps.push(step)
    if (untilSignal && step.signal !== null) break
  }
  return steps
}

/** The rounds double until they take long enough to be told from the steps of the clock. */
function timeCheck(): DemoTime {
  for (let rounds = roundsFirst; ; rounds *= 2) {
    const beganMs = performance.now()
    for (let round = 0; round < rounds; round += 1) run.judgeAgain()
    const tookMs = performance.now() - beganMs
    if (tookMs >= enoughMs || rounds >= roundsMax) return { checkUs: (tookMs * 1_000) / rounds, rounds }
  }
}
