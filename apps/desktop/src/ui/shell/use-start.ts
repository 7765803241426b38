import { useApp } from '../connection/use-app.ts'
import { hindranceOf } from './notice-of.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/**
 * Starts trading and shows the outcome: when something still prevents every trade, it is shown instead of success.
 * Answers whether trading is on.
 */
export function useStart(): (typed?: string) => Promise<boolean> {
  const { link, say } = useApp()
  return async (typed) => {
    const reply = await link.act({ kind: 'start', ...(typed === undefined ? {} : { typed }) })
    if (!reply.ok) {
      say(saidInLanguage(reply.message), 'problem')
      return false
    }
    const state = await link.stateWhen(({ trading }) => trading.kind !== 'stopped')
    const hindrance = state === null ? null : hindranceOf({ ...state, trading: reply.data }, Date.now())
    if (hindrance === null) say(saidInLanguage(reply.message))
    else say(t('Trading is on, but nothing is traded now. {reason}', { reason: hindrance.words }), 'limit')
    return true
  }
}
