import { useApp } from '../connection/use-app.ts'
import { hindranceOf } from './notice-of.ts'

/**
 * Starts trading and shows the outcome: when something still prevents every trade, it is shown instead of success.
 * Answers whether trading is on.
 */
export function useStart(): (typed?: string) => Promise<boolean> {
  const { link, say } = useApp()
  return async (typed) => {
    const reply = await link.act({ kind: 'start', ...(typed === undefined ? {} : { typed }) })
    if (!reply.ok) {
      say(reply.message, 'problem')
      return false
    }
    const state = await link.stateWhen(({ trading }) => trading.kind !== 'stopped')
    const hindrance = state === null ? null : hindranceOf({ ...state, trading: reply.data }, Date.now())
    if (hindrance === null) say(reply.message)
    else say(`Trading is on, but nothing is traded now. ${hindrance.words}`, 'limit')
    return true
  }
}
