import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { FilterAnswer, FilterInput } from '@stratomate/contracts/statistics/schemas'
import type { FilterTrial } from '@stratomate/lab-ui/statistics/filter-panel'
import { useState } from 'react'
import { t } from '../language/t.ts'

type Asked = { filter: FilterInput; state: 'pending' | 'silent' | FilterAnswer }

/** Asks the app what a filter would have left; it is counted as tried. */
export function useFilterTrial(): FilterTrial {
  const [asked, setAsked] = useState<Asked | null>(null)
  const state = asked?.state
  return {
    asked: asked?.filter,
    answer: typeof state === 'object' ? state : undefined,
    isPending: state === 'pending',
    failure:
      state === 'silent' ? <p role="alert">{t('The app does not answer. If it has ended, start it again.')}</p> : null,
    start(filter) {
      setAsked({ filter, state: 'pending' })
      void tryFilter(filter).then((answer) => setAsked({ filter, state: answer ?? 'silent' }))
    },
  }
}

async function tryFilter(filter: FilterInput): Promise<FilterAnswer | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(windowPaths.filters, { method: 'POST', headers, body: JSON.stringify(filter) })
    // Safe: only our own app answers, with this type.
    return answer.ok ? ((await answer.json()) as FilterAnswer) : null
  } catch {
    return null
  }
}
