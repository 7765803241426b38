import { useEffect, useState } from 'react'
import type { Candles } from './candles/use-candles.ts'
import { englishSpeech, type Speech, useSpeech } from './language/speech.ts'
import type { LabQuestion } from './question/lab-question.ts'
import { searchOfQuestion } from './question/rule-of-question.ts'
import { questionKey } from './question/write-question.ts'
import { LabClient, LabProblem } from './jobs/lab-client.ts'
import { openSearch } from './jobs/open-search.ts'
import { workersFor } from './jobs/start-search.ts'

/** Waits while a person types, because every key changes the search. */
const settleMs = 400
/** Longer than this is said to be long. */
const longMs = 60_000

/**
 * The size of a search, and how long it will take here, measured on one of its combinations; null for a single rule.
 */
export function useEstimate(question: LabQuestion, candles: Candles): string | null {
  const words = useSpeech()
  const [estimate, setEstimate] = useState<{ key: string; text: string } | null>(null)
  const key = questionKey(question)
  const isSearch = question.mode === 'search'
  const isReady = question.candles.kind === 'sample' || candles.state.kind === 'ready'
  useEffect(() => {
    if (!isSearch || !isReady) return
    let client: LabClient | null = null
    let isOver = false
    const measure = async (): Promise<string> => {
      const { set } = await candles.load()
      if (isOver) return ''
      client = new LabClient()
      const { count, grids } = await openSearch(client, set, searchOfQuestion(question))
      const msPerPoint = await client.ask('time', null)
      const workers = Math.min(workersFor(set.columns.time.length, navigator.hardwareConcurrency), grids.length)
      return estimateText({ count, workers, ms: (msPerPoint * count) / question.expiries.length / workers }, words)
    }
    const timer = setTimeout(() => {
      measure()
        .then((text) => setEstimate({ key, text }))
        // Why something cannot be searched is shown before it is started; any other error when it is.
        .catch((error: unknown) =>
          setEstimate({ key, text: error instanceof LabProblem ? words.sentence(error.message) : '' }),
        )
        .finally(() => client?.end())
    }, settleMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      client?.end()
    }
    // The question is in its key, the candles in whether they are ready, and another language draws the page anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isSearch, isReady])
  if (!isSearch) return null
  return estimate?.key === key ? estimate.text : words.t('Measuring how long this takes …')
}

/** The estimate in words. Milliseconds in. */
export function estimateText(
  { count, workers, ms }: { count: number; workers: number; ms: number },
  words = englishSpeech,
): string {
  const { t } = words
  const where = workers === 1 ? t('one worker') : t('{workers} workers', { workers })
  const said = t('{count} combinations, about {time} with {where}.', {
    count: words.count(count),
    time: durationText(ms, words),
    where,
  })
  return ms < longMs ? said : `${said} ${t('That is long: fewer values or fewer candles help.')}`
}

function durationText(ms: number, { t }: Speech): string {
  if (ms < 1_000) return t('a second')
  const seconds = Math.ceil(ms / 1_000)
  return seconds < 120
    ? t('{seconds} seconds', { seconds })
    : t('{minutes} minutes', { minutes: Math.ceil(seconds / 60) })
}
