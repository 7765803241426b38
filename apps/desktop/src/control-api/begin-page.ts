import type { WindowLook } from '@stratomate/contracts/desktop-window/state'
import { type Language, languages } from '@stratomate/contracts/site/languages'

/**
 * The page of the window with its theme and its language set before its script runs. Without a choice it is the first
 * language of the browser that the window has (`Accept-Language`, which browsers write in order).
 */
export function beginPage(
  page: string,
  { theme, language }: Pick<WindowLook, 'theme' | 'language'>,
  asked: string | undefined,
): string {
  const shown = language ?? askedLanguage(asked)
  return page
    .replace('data-theme="dark"', `data-theme="${theme === 'light' ? 'light' : 'dark'}"`)
    .replace('lang="en"', `lang="${shown}"`)
}

/** The first language that a browser asks for and the window has; English where it has none of them. */
export function askedLanguage(asked = ''): Language {
  for (const tag of asked.split(',')) {
    const base = tag.trim().slice(0, 2).toLowerCase()
    const found = languages.find((language) => language.slice(0, 2) === base)
    if (found !== undefined) return found
  }
  return 'en'
}
