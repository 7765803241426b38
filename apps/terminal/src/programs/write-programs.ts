import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mqlFolder } from '../mql-folder.ts'
import { allPrograms } from './all-programs.ts'
import { programPath } from './program-path.ts'
import { programSource } from './program-source.ts'

/** Writes the .mq5 of every indicator from its definition; run by hand after a definition changed. */
function writePrograms(): void {
  for (const facts of allPrograms()) {
    const path = join(mqlFolder, programPath(facts))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, programSource(facts))
  }
}

writePrograms()
