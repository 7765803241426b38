import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { findMutants } from './find-mutants.ts'
import { knownSurvivors } from './known-survivors.data.ts'

const repository = join(import.meta.dirname, '../../../..')

test('every known survivor is a change of the line that it names, so that the list moves with the sources', () => {
  const gone = knownSurvivors.filter(({ place, change }) => {
    const [path = '', line] = place.split(':')
    const mutants = findMutants(readSource(path, readFileSync(join(repository, path), 'utf8')))
    return !mutants.some((mutant) => String(mutant.line) === line && `${mutant.from} ${mutant.to}` === change)
  })

  expect(gone).toEqual([])
})
