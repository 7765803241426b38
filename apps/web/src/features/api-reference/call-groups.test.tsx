import { endpoints } from '@stratomate/contracts/endpoints'
import { MemoryRouter } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiReference } from './api-reference.tsx'
import { callGroups, filterCalls } from './call-groups.ts'

const all = callGroups('https://app.example')
const calls = all.flatMap((group) => group.calls)
const callOf = (name: string) => calls.find((call) => call.name === name)

test('every call of the contracts is in the reference once, in a group that is not empty', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted())
  expect(all.filter((group) => group.calls.length === 0)).toEqual([])
})

test('an example names the method, the places to fill in and how the caller is known', () => {
  expect(callOf('changeAccount')?.takes).toContainEqual({
    name: 'id',
    place: 'path',
    type: 'id (UUID)',
    isRequired: true,
  })
  expect(callOf('voteOnPost')?.examples.curl).toContain(
    "curl -X PUT 'https://app.example/api/community/posts/{id}/vote'",
  )
  expect(callOf('readStatus')?.examples.curl).toBe("curl 'https://app.example/api/status'")
  expect(callOf('takeLease')?.examples.curl).toContain('authorization: Bearer $TOKEN')
  expect(callOf('listTrades')?.examples.curl).toContain('authorization: Bearer $TOKEN')
  expect(callOf('readProfile')?.examples.curl).toContain('-b cookies.txt')
})

test('a search keeps calls that have all its words, and no words keep all', () => {
  const found = filterCalls(all, 'Passkey delete').flatMap((group) => group.calls.map(({ name }) => name))

  expect(found).toEqual(['removePasskey'])
  expect(filterCalls(all, '  ')).toBe(all)
  expect(filterCalls(all, 'nothing has these')).toEqual([])
  expect(filterCalls(all, '(.*')).toEqual([])
})

test('the page is built with every summary, and each error leads to its page', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApiReference anchorId="calls" />
    </MemoryRouter>,
  )

  for (const { path, errors } of calls) {
    expect(html).toContain(path)
    for (const code of errors) expect(html).toContain(`href="/errors/${code}"`)
  }
})
