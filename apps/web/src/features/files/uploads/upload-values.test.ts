import { expect, test } from 'vitest'
import { fileProblem, uploadForm, uploadProblem } from './upload-values.ts'

const zip = { name: 'a.zip', type: 'application/zip', size: 10 }

test('a file is a ZIP file by its type or by its ending', () => {
  expect(fileProblem(zip)).toBeNull()
  expect(fileProblem({ ...zip, type: '' })).toBeNull()
  expect(fileProblem({ ...zip, name: 'a', type: 'application/x-zip-compressed' })).toBeNull()
  expect(fileProblem({ name: 'a.ZIP', type: 'application/octet-stream', size: 1 })).toBeNull()
  expect(fileProblem({ name: 'a.exe', type: 'application/x-msdownload', size: 1 })?.toast).toMatchObject({
    title: 'Invalid File Type',
    description: 'Please select a ZIP file',
  })
})

test('50 MB may be sent, one byte more may not', () => {
  expect(fileProblem({ ...zip, size: 52_428_800 })).toBeNull()
  expect(fileProblem({ ...zip, size: 52_428_801 })?.toast.description).toBe('ZIP files only, up to 50MB')
})

test('what is missing is said in the specified words, the file before the name', () => {
  expect(uploadProblem({ kind: 'indicator', name: '', file: null })?.toast).toMatchObject({
    title: 'No File Selected',
    description: 'Please select a file to upload',
  })
  expect(uploadProblem({ kind: 'indicator', name: ' ', file: zip })).toMatchObject({
    field: 'name',
    toast: { title: 'No Indicator Name', description: 'Please enter a name for the indicator' },
  })
  expect(uploadProblem({ kind: 'indicator', name: '../x', file: zip })?.toast.title).toBe('Invalid Indicator Name')
  expect(uploadProblem({ kind: 'indicator', name: ' BOSS_Pro_Indicator ', file: zip })).toBeNull()
  expect(uploadProblem({ kind: 'main', name: '', file: zip })).toBeNull()
})

test('an installer is sent without a name, an add-on with its trimmed one', () => {
  const file = new File(['x'], 'a.zip')

  expect([...uploadForm({ kind: 'main', name: 'left over', file }, file).keys()]).toEqual(['type', 'file'])
  expect(uploadForm({ kind: 'indicator', name: ' A ', file }, file).get('name')).toBe('A')
})
