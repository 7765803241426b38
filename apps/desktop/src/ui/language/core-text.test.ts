import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { spokenTexts } from '@stratomate/ui/language/spoken-texts'
import { afterAll, expect, test } from 'vitest'
import { coreText, learnSentences } from './core-text.ts'

const sentences = {
  'Saved.': 'Guardado.',
  'The app now belongs to {origin}.': 'Ahora la aplicación pertenece a {origin}.',
  '{first} before {second}': '{second} después de {first}',
}

function speakSpanish(learned: Readonly<Record<string, string>>): void {
  Object.assign(spokenTexts, { language: 'es', texts: learned })
  learnSentences(learned)
}

afterAll(() => {
  Object.assign(spokenTexts, { language: 'en', texts: {} })
  learnSentences({})
})

test('a sentence is found word for word, or with values in the places of its slots', () => {
  speakSpanish(sentences)

  expect(coreText('Saved.')).toBe('Guardado.')
  expect(coreText('The app now belongs to https://a.example.')).toBe(
    'Ahora la aplicación pertenece a https://a.example.',
  )
  expect(coreText('Saved. before this')).toBe('this después de Guardado.')
})

test('sentences that the core has joined are found one by one', () => {
  speakSpanish({ ...sentences, 'First this. Then that.': 'Primero esto. Luego eso.' })

  expect(coreText('First this. Then that. Saved.')).toBe('Primero esto. Luego eso. Guardado.')
  expect(coreText('Saved. The app now belongs to https://a.example.')).toBe(
    'Guardado. Ahora la aplicación pertenece a https://a.example.',
  )
})

test('a sentence that no catalogue has stays as it is', () => {
  speakSpanish(sentences)

  expect(coreText('Something new happened.')).toBe('Something new happened.')
})

test('what the doctor says of the service and of a broker is found in the catalogue, values included', async () => {
  const { texts, sentences: spanish } = await loadWindowCatalogue('es')
  speakSpanish({ ...texts, ...spanish })

  expect(coreText('Paper broker is not connected.')).toBe('Bróker simulado no tiene conexión.')
  expect(coreText('The clock is right (0.2 s from the site’s).')).toBe('El reloj es correcto (a 0.2 s del sitio).')
  expect(coreText('Paper broker, Demo')).toBe('Bróker simulado, demo')
  expect(coreText('Not traded. The signal was older than 2 seconds.')).toMatch(/^No se operó\. \S+ señal/u)
})

test('every refusal has its sentence and its way out in the window too', async () => {
  const { sentences: spanish } = await loadWindowCatalogue('es')
  const missing = Object.values(refusalCatalogue).filter(
    ({ sentence, fix }) => !(sentence in spanish && fix in spanish),
  )

  expect(missing).toEqual([])
})
