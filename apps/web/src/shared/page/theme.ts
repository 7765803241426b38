import { useSyncExternalStore } from 'react'
import { recall, remember } from '#web/shared/hooks/remember.ts'

export const themeChoices = ['system', 'dark', 'light'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const candleChoices = ['teal-orange', 'green-red', 'blue-yellow', 'mono'] as const
export type CandleChoice = (typeof candleChoices)[number]

const storageKey = 'theme'
const candleKey = 'candles'

/** The attributes by which the script in the head knows what a control chooses. */
export const looks = { theme: { 'data-look': storageKey }, candles: { 'data-look': candleKey } } as const

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Dark, unless the person has
 * chosen light, or has chosen nothing and the system is light. A choice made before the page's own script runs counts
 * too: otherwise the browser would show it and React would silently undo it. Members are marked as such, for the few
 * words of built pages that are for visitors.
 */
export const themeScript = `try{
var d=document,h=d.documentElement.dataset,s=localStorage,m=matchMedia('(prefers-color-scheme: light)')
function show(){var t=s.getItem('${storageKey}'),c=s.getItem('${candleKey}')
h.theme=t==='light'||(t!=='dark'&&m.matches)?'light':'dark'
if(c)h.candles=c}
show()
if(/\\bsigned_in=1/.test(d.cookie))h.member=''
m.addEventListener('change',show)
d.addEventListener('change',function(e){var k=e.target.dataset.look
if(k){s.setItem(k,e.target.value);show()}})
}catch(e){h.theme='dark'}`

const listeners = new Set<() => void>()

/**
 * The person's choice and a function that changes it; `null` until the page is interactive, because the built page
 * cannot know it.
 */
export function useTheme(): [ThemeChoice | null, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice, () => null)
  return [choice, chooseTheme]
}

/** The colours of rising and falling candles, chosen like the theme. */
export function useCandles(): [CandleChoice | null, (choice: CandleChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readCandles, () => null)
  return [choice, chooseCandles]
}

function chooseCandles(choice: CandleChoice): void {
  remember(candleKey, choice)
  document.documentElement.dataset['candles'] = choice
  for (const notify of listeners) notify()
}

function readCandles(): CandleChoice {
  const stored = recall(candleKey)
  return candleChoices.find((choice) => choice === stored) ?? 'teal-orange'
}

function chooseTheme(choice: ThemeChoice): void {
  remember(storageKey, choice === 'system' ? null : choice)
  const isLight = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
  for (const notify of listeners) notify()
}

function readChoice(): ThemeChoice {
  const stored = recall(storageKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  document.addEventListener('change', notify)
  return () => {
    listeners.delete(notify)
    document.removeEventListener('change', notify)
  }
}
