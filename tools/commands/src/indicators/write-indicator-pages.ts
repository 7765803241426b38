// Writes docs/indicators. `npm run write:indicators` runs it, with all else that follows from the rules.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { indicatorPagePath, writeIndicatorList, writeIndicatorPage } from './indicator-page.ts'

mkdirSync(dirname(indicatorPagePath('README')), { recursive: true })
for (const facts of catalogue) writeFileSync(indicatorPagePath(facts.id), writeIndicatorPage(facts))
writeFileSync(indicatorPagePath('README'), writeIndicatorList())
