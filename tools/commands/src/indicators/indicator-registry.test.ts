import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRules, idsPath, idsSource, registryPath, registrySource, testsOfRule } from './indicator-registry.ts'

const rules = findRules()

test('the registry holds every rule that has a folder', () => {
  expect(
    readFileSync(registryPath, 'utf8'),
    'Run `npm run write:indicators`: a folder of packages/indicators/src/rules is new, renamed or gone.',
  ).toBe(registrySource(rules))
})

test('the list of ids holds every rule that has a folder', () => {
  expect(
    readFileSync(idsPath, 'utf8'),
    'Run `npm run write:indicators`: a folder of packages/indicators/src/rules is new, renamed or gone.',
  ).toBe(idsSource(rules))
})

test.each(rules)('$id has its reference beside it', ({ id, name }) => {
  expect(
    testsOfRule(id).some((source) => source.includes(`describeRule(${name}, {`)),
    `Write the reference of ${id} for the tests, as docs/how-to-add/indicator.md says: describeRule(${name}, …).`,
  ).toBe(true)
})
