// Writes everything that follows from the rules of the indicators: the registry, the list of ids and the parameters, the pages in
// docs/indicators, the programs of the terminal, and the small charts. Run it after a change of a rule, a parameter, a
// drawing or a text of the catalogue.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRules, idsPath, idsSource, registryPath, registrySource } from './indicator-registry.ts'
import { node, repository } from '../repository.ts'

const rules = findRules()
writeFileSync(idsPath, idsSource(rules))
writeFileSync(registryPath, registrySource(rules))
// Separate processes, because they must load the registry that has just been written.
for (const script of [
  'tools/commands/src/indicators/rule-parameters.ts',
  'tools/commands/src/indicators/indicator-page.ts',
  'apps/terminal/src/programs/write-programs.ts',
  'apps/web/build-tools/draw-rule-charts.ts',
]) {
  execFileSync(node, [join(repository, script)], { cwd: repository, stdio: 'inherit' })
}
