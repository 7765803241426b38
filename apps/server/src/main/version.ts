import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.object({ version: z.string() })
const path = new URL('../../../../package.json', import.meta.url)

/** The version of the product, as the root manifest says it. */
export const { version } = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
