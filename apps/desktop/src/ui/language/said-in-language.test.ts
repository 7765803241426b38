import { type Evidence, verdictSentence } from '@stratomate/lab/judge/verdict'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { afterAll, expect, test } from 'vitest'
import { learnSentences, saidInLanguage } from '@stratomate/ui/language/said-in-language'

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

  expect(saidInLanguage('Saved.')).toBe('Guardado.')
  expect(saidInLanguage('The app now belongs to https://a.example.')).toBe(
    'Ahora la aplicación pertenece a https://a.example.',
  )
  expect(saidInLanguage('Saved. before this')).toBe('this después de Guardado.')
})

test('sentences that the core has joined are found one by one', () => {
  speakSpanish({ ...sentences, 'First this. Then that.': 'Primero esto. Luego eso.' })

  expect(saidInLanguage('First this. Then that. Saved.')).toBe('Primero esto. Luego eso. Guardado.')
  expect(saidInLanguage('Saved. The app now belongs to https://a.example.')).toBe(
    'Guardado. Ahora la aplicación pertenece a https://a.example.',
  )
})

test('a sentence that no catalogue has stays as it is', () => {
  speakSpanish(sentences)

  expect(saidInLanguage('Something new happened.')).toBe('Something new happened.')
})

test('a name that every object has of itself is no sentence, alone and as a value', () => {
  speakSpanish(sentences)

  expect(saidInLanguage('constructor')).toBe('constructor')
  expect(saidInLanguage('The app now belongs to constructor.')).toBe('Ahora la aplicación pertenece a constructor.')
})

test('what the doctor says of the service and of a broker is found in the catalogue, values included', async () => {
  const { texts, sentences: spanish } = await loadWindowCatalogue('es')
  speakSpanish({ ...texts, ...spanish })

  expect(saidInLanguage('Paper broker is not connected.')).toBe('Bróker simulado no tiene conexión.')
  expect(saidInLanguage('The clock is right (0.2 s from the site’s).')).toBe(
    'El reloj es correcto (a 0.2 s del sitio).',
  )
  expect(saidInLanguage('Paper broker, Demo')).toBe('Bróker simulado, demo')
  expect(saidInLanguage('Not traded. The signal was older than 2 seconds.')).toMatch(/^No se operó\. \S+ señal/u)
})

test('every refusal has its sentence and its way out in the window too', async () => {
  const { sentences: spanish } = await loadWindowCatalogue('es')
  const missing = Object.values(refusalCatalogue).filter(
    ({ sentence, fix }) => !(sentence in spanish && fix in spanish),
  )

  expect(missing).toEqual([])
})

const evidence: Evidence = {
  n: 1_240,
  effective: 1_100.4,
  share: 0.58,
  breakEven: 0.535,
  bestBlind: 0.51,
  pValue: 0.012,
  tries: 3,
}

test.each<[Partial<Evidence>, string]>([
  [{ effective: 40 }, 'Muy pocas operaciones para juzgar: 1240 operaciones dicen tanto como 40 independientes'],
  [{ share: 0.5 }, 'Nada: estas 1240 operaciones están por debajo de lo que necesitan.'],
  [
    { pValue: 0.6, tries: 1_500 },
    'Nada: después de 1500 intentos, la suerte muestra lo mismo en 60 de cada 100 casos.',
  ],
  [{ bestBlind: 0.6 }, 'Sin demostrar: una regla ciega lo hace igual de bien (60,0 % en las mismas velas).'],
  [{ pValue: 0.1 }, 'Sin demostrar: después de 3 intentos, la suerte sola muestra lo mismo en 10 de cada 100 casos.'],
  [
    { pValue: 0.001, tries: 1 },
    'Se sostiene en este historial: después de un intento, la suerte muestra lo mismo en menos',
  ],
])('the verdict on %o is translated as a whole, its numbers too', async (change, beginning) => {
  speakSpanish((await loadWindowCatalogue('es')).sentences)
  const said = saidInLanguage(verdictSentence({ ...evidence, ...change })).replaceAll('\u00A0', ' ')

  expect(said.slice(0, beginning.length)).toBe(beginning)
  expect(said).toContain('El punto de equilibrio con este pago es el 53,5 %')
})
