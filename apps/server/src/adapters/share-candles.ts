import { Candle } from '@stratomate/contracts'
import { z } from 'zod'
import type { MessageBus } from '#server/features/ports.ts'
import type { CandleStore, ChartKey } from '#server/features/trading/ports.ts'
import type { CandleMemory } from './candle-memory.ts'

const Question = z.object({ symbol: z.string(), timeframeS: z.number() })
const Answer = z.array(Candle)

/**
 * The candles of all servers: each server keeps those of the computers that report to it, and the others ask it. When a
 * computer begins to report to another server, the one before forgets its candles, so that no old ones are shown.
 */
export function shareCandles(memory: CandleMemory, messages: MessageBus): CandleStore {
  const held = new Map<string, () => void>()
  const letGo = (deviceId: string) => {
    held.get(deviceId)?.()
    held.delete(deviceId)
  }
  const hold = (deviceId: string) => {
    if (held.has(deviceId)) return
    messages.publish(takenSubject(deviceId), '')
    const endAnswers = messages.answer(subjectOf(deviceId), (text) => {
      const candles = memory.read(deviceId, Question.parse(JSON.parse(text)))
      return candles.length === 0 ? null : JSON.stringify(candles)
    })
    const endTaken = messages.subscribe(takenSubject(deviceId), () => {
      memory.forget(deviceId)
      letGo(deviceId)
    })
    held.set(deviceId, () => {
      endAnswers()
      endTaken()
    })
  }
  return {
    hear: memory.hear,
    add: (deviceId, chart, candles) => {
      const answer = memory.add(deviceId, chart, candles)
      if (memory.holds(deviceId)) hold(deviceId)
      return answer
    },
    read: async (deviceId, chart) => {
      const own = memory.read(deviceId, chart)
      return own.length > 0 ? own : ask(messages, deviceId, chart)
    },
    forget: (deviceId) => {
      memory.forget(deviceId)
      letGo(deviceId)
    },
    forgetSilent: () => {
      memory.forgetSilent()
      for (const deviceId of held.keys()) if (!memory.holds(deviceId)) letGo(deviceId)
    },
    chartCount: memory.chartCount,
  }
}

async function ask(messages: MessageBus, deviceId: string, { symbol, timeframeS }: ChartKey) {
  const answer = await messages.ask(subjectOf(deviceId), JSON.stringify({ symbol, timeframeS }))
  return answer === null ? [] : Answer.parse(JSON.parse(answer))
}

function subjectOf(deviceId: string): string {
  return `candles.${deviceId}`
}

function takenSubject(deviceId: string): string {
  return `candles-taken.${deviceId}`
}
