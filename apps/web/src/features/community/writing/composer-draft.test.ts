import { expect, test } from 'vitest'
import { parseDraft } from './composer-draft.ts'

const draft = { clientId: 'c', content: 'Half a text', category: 'support', settings: null, proofId: null }

test('a draft that was kept is read back', () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, '', '{', '[]', '{"content":3}', JSON.stringify({ ...draft, category: 'news' })])(
  '%s is no draft',
  (kept) => {
    expect(parseDraft(kept)).toBeNull()
  },
)

test('settings that are none are left out', () => {
  expect(parseDraft(JSON.stringify({ ...draft, settings: 'x' }))?.settings).toBeNull()
})
