// Writes docs/indicators anew: run it after a change of a formula, a parameter or a text of the catalogue.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { indicatorPagePath, writeIndicatorPage } from './indicator-page.ts'

const folder = dirname(indicatorPagePath('any'))
mkdirSync(folder, { recursive: true })
for (const facts of catalogue) writeFileSync(indicatorPagePath(facts.id), writeIndicatorPage(facts))
writeFileSync(
  join(folder, 'README.md'),
  `${[
    '# Indicators',
    '',
    'Written from the definitions in `packages/indicators` by `npm run write:indicators`; a test compares them.',
    '',
    ...catalogue.map(({ id, name, description }) => `- [${name}](${id}.md): ${description}`),
  ].join('\n')}\n`,
)
