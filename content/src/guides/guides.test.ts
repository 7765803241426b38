import { expect, test } from 'vitest'
import { guides } from './guides.ts'

const guidePath = /\/how-to\/[a-z0-9-]+/gu
/** The guides that a text leads to. */
const leadsTo = (text: unknown): string[] => JSON.stringify(text).match(guidePath) ?? []

test.each(guides.map((guide, place) => ({ guide, place })))(
  '$guide.title needs nothing that a later guide brings; only its last step leads on',
  ({ guide, place }) => {
    const earlier = guides.slice(0, place).map(({ path }): string => path)
    const needed = [guide.prerequisites, ...guide.steps.slice(0, -1)].flatMap(leadsTo)

    expect(needed.filter((path) => !earlier.includes(path))).toEqual([])
  },
)

test('a guide that attaches the expert advisor comes after, or is, the one that installs it', () => {
  const attaching = guides.filter(({ steps }) => steps.some(({ title }) => title === 'Attach the expert advisor'))

  expect(attaching.map(({ slug }) => slug)).toEqual(['stratomate-setup'])
})
