import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import {
  isTranslated,
  languageBases,
  type OtherLanguage,
  readLanguage,
  type TranslatedPage,
  translatedPageOf,
} from '@stratomate/contracts/site/languages'
import type { Speech } from '@stratomate/lab-ui/language/speech'
import { learnSentences } from '@stratomate/ui/language/said-in-language'
import { use } from 'react'
import { Outlet, useLocation } from 'react-router'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** Texts that the build looked up without finding them, since the last page. */
const missing = new Set<string>()

const asked = new Map<string, Promise<void>>()
const ready = new Set<string>()

/**
 * Sets the language of the document by an address, before anything is drawn. English needs no call; the build calls it
 * for each page that it draws, so English resets everything.
 */
export async function speak(address: string): Promise<void> {
  const { language, path } = readLanguage(address)
  asked.clear()
  ready.clear()
  Object.assign(spoken, {
    language,
    base: languageBases[language],
    texts: {},
    content: {},
    speech: undefined,
    Page: Outlet,
  })
  if (language === 'en') return
  spoken.Page = TranslatedPage
  await learn(language, path)
}

/** Fetches the texts of a page once. */
function learn(language: OtherLanguage, path: string): Promise<void> {
  const known = asked.get(path)
  if (known !== undefined) return known
  const learning = learnPage(language, path).then(() => void ready.add(path))
  asked.set(path, learning)
  return learning
}

async function learnPage(language: OtherLanguage, path: string): Promise<void> {
  const page = translatedPageOf(path)
  const [catalogues, speech] = await Promise.all([loadCatalogues(language, page), loadSpeech(page)])
  spoken.speech ??= speech
  for (const { texts, sentences, content } of catalogues) {
    const known = { ...spoken.texts, ...texts, ...sentences }
    spoken.texts = import.meta.env.SSR ? watched(known) : known
    spoken.content = { ...spoken.content, ...content }
    if (sentences !== undefined) learnSentences(sentences)
  }
}

/** Only the lab needs it. */
async function loadSpeech(page: TranslatedPage | null): Promise<Speech | undefined> {
  if (page !== '/lab') return undefined
  return (await import('@stratomate/lab-ui/language/translated-speech')).translatedSpeech
}

function watched(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return new Proxy(texts, {
    get: (all, text) => {
      const shown = all[String(text)]
      if (shown === undefined) missing.add(String(text))
      return shown
    },
  })
}

/** The texts that the page just built lacks: its screens show them, and none of its catalogues has them. */
export function takeMissingTexts(): string[] {
  const found = [...missing]
  missing.clear()
  return found
}

/** Waits for the texts of the next page; a page without translation is in English, and says so. */
function TranslatedPage() {
  const { pathname } = useLocation()
  const { language } = spoken
  if (language !== 'en' && !ready.has(pathname)) use(learn(language, pathname))
  if (isTranslated(pathname)) return <Outlet />
  return (
    <>
      <UntranslatedNote />
      <div lang="en">
        <Outlet />
      </div>
    </>
  )
}

/** Says in the language of the document that what follows is in English. */
function UntranslatedNote() {
  return (
    <p className="mx-auto max-w-marketing px-4 pt-20 text-sm text-text-2 in-data-app:max-w-none in-data-app:px-0 in-data-app:pt-5 md:px-6 md:in-data-app:px-0 lg:px-8 lg:in-data-app:px-0">
      {t('This page is not translated yet, so it is shown in English.')}
    </p>
  )
}
