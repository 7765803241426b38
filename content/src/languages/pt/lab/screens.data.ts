import { texts as copy } from './copy.data.ts'
import { texts as figures } from './figures.data.ts'
import { texts as files } from './files.data.ts'
import { texts as form } from './form.data.ts'
import { texts as result } from './result.data.ts'

export const texts = { ...copy, ...figures, ...files, ...form, ...result }
