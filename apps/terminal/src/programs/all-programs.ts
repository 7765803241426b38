import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { indicators } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { addonPrograms } from '../addons/addon-programs.ts'
import { mqlFolder } from '../mql-folder.ts'
import { builtInDifference } from './built-in-difference.ts'
import { plotsOf } from './plots-of.ts'
import type { ProgramFacts } from './program-facts.ts'

/** The programs that are written from their definitions: the library's, then those of the add-ons. */
export function allPrograms(): ProgramFacts[] {
  return [...libraryPrograms(), ...addonPrograms.map((addon) => ({ ...addon, ruleClass: ruleClassOf(addon.id) }))]
}

/** The programs of the library's indicators, in the order of its list. */
export function libraryPrograms(): ProgramFacts[] {
  return indicatorIds.map((id) => {
    const facts = catalogue.find((entry) => entry.id === id)
    if (facts === undefined) throw new Error(`The catalogue does not know ${id}.`)
    const { parameters } = indicators[id]
    const ascending = 'ascending' in indicators[id] ? (indicators[id].ascending ?? []) : []
    const { name, description } = facts
    return {
      id,
      name,
      description,
      difference: builtInDifference(id),
      version: '1.00',
      parameters,
      ascending,
      plots: plotsOf(indicators[id]),
      ruleClass: ruleClassOf(id),
      hasTally: false,
    }
  })
}

function ruleClassOf(id: string): string {
  const path = join(mqlFolder, 'Include/Stratomate/rules', `${id}.mqh`)
  if (!existsSync(path)) throw new Error(`Write the MQL5 rule of ${id}: Include/Stratomate/rules/${id}.mqh is missing.`)
  const source = readFileSync(path, 'utf8')
  const name = /^class (\w+Rule) : public/mu.exec(source)?.[1]
  if (name === undefined) throw new Error(`The rule of ${id} has no class.`)
  return name
}
