import { sentencesOf } from '../../sentences-of.ts'
import { sentences } from './code-sentences.data.ts'

/** What the service and the app say, wherever a page shows it. */
export const texts = sentencesOf(sentences)
