import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addonTexts } from '../addons/addon-texts.ts'
import { addonsFolder, mqlFolder } from '../mql-folder.ts'
import { allPrograms, libraryPrograms } from './all-programs.ts'
import { nameCompany, writtenByHand } from './name-company.ts'
import { ownIndicatorsSource } from './own-indicators-source.ts'
import { ownIndicatorsPath, programPath, ruleNamesPath } from './program-facts.ts'
import { programSource } from './program-source.ts'
import { ruleNamesSource } from './rule-names-source.ts'

/** Writes what follows from definitions: programs, the scanner's list, texts of add-ons. Run after a definition changed. */
function writePrograms(): void {
  for (const { path, content } of addonTexts()) write(join(addonsFolder, path), content)
  for (const facts of allPrograms()) {
    write(join(mqlFolder, programPath(facts)), programSource(facts))
  }
  for (const path of writtenByHand) {
    const file = join(mqlFolder, path)
    writeFileSync(file, nameCompany(readFileSync(file, 'utf8')))
  }
  write(join(mqlFolder, ruleNamesPath), ruleNamesSource(libraryPrograms()))
  write(join(mqlFolder, ownIndicatorsPath), ownIndicatorsSource(allPrograms()))
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

writePrograms()
