import { useSyncExternalStore } from 'react'

export const themeChoices = ['system', 'dark', 'light'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'theme'

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Dark unless the person, or
 * the system of a person who has not chosen, says light.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');var l=t==='light'||(t!=='dark'&&matchMedia('(prefers-color-scheme: light)').matches);document.documentElement.dataset.theme=l?'light':'dark';matchMedia('(prefers-color-scheme: light)').addEventListener('change',function(e){if(!localStorage.getItem('${storageKey}'))document.documentElement.dataset.theme=e.matches?'light':'dark'})}catch(e){document.documentElement.dataset.theme='dark'}`

const listeners = new Set<() => void>()

/** The person's choice and how to change it; `null` until the page runs, since the built page cannot know it. */
export function useTheme(): [ThemeChoice | null, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice, () => null)
  return [choice, chooseTheme]
}

function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, choice)
  const isLight = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
  for (const tell of listeners) tell()
}

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
