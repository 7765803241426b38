import { sentencesOf } from '../../sentences-of.ts'
import { sentences as codes } from '../code-sentences.data.ts'
import { texts as firstRun } from './first-run.data.ts'
import { texts as shell } from './shell.data.ts'
import { texts as shown } from './shown.data.ts'

/** What the screens of the window say. */
export const texts = { ...firstRun, ...shell, ...shown }

/** What the core of the app and the service say, of codes and otherwise. */
export const sentences: Readonly<Record<string, string>> = { ...sentencesOf(codes) }
