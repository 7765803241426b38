import { legalDocuments } from '@stratomate/content/legal/legal'
import { legalIds } from '@stratomate/contracts/site/pages'
import { expect, test } from 'vitest'
import { legalTitles, readLegalDocument } from './legal-documents.ts'

test('an address names a document by its query', () => {
  expect(readLegalDocument({ search: '?document=privacy-policy', hash: '#legal' })).toBe('privacy-policy')
})

test('an address names a document by its anchor, which counts before the query', () => {
  expect(readLegalDocument({ search: '', hash: '#license-agreement' })).toBe('license-agreement')
  expect(readLegalDocument({ search: '?document=privacy-policy', hash: '#terms-of-use' })).toBe('terms-of-use')
})

test('other addresses name none', () => {
  expect(readLegalDocument({ search: '?document=cookies', hash: '#legal' })).toBeNull()
  expect(readLegalDocument({ search: '', hash: '' })).toBeNull()
})

test('the tabs are the documents, in their order', () => {
  expect(legalDocuments.map(({ id, title }) => [id, title])).toEqual(legalIds.map((id) => [id, legalTitles[id]]))
})
