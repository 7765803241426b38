import { brand } from '@stratomate/brand'
import { typed } from '../say.ts'

/** The last paragraph of a mail, the same in every language. */
export const signature = typed(`${brand.name} · ${brand.tagline}`)
