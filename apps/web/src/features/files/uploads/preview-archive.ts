import { uploadProblems } from '@stratomate/contracts/files/values'
import { judgeArchive } from '@stratomate/domain/files/judge-archive'
import { declaredVersion, type RecognisedArchive, recogniseArchive } from '@stratomate/domain/files/recognise-archive'

/** What is wrong with a chosen file, if anything, and what it was recognised as. */
export type ArchivePreview = { problem: string | null; recognised: RecognisedArchive; version: string | null }

const previews = new WeakMap<Blob, Promise<ArchivePreview>>()
const nothingKnown = { problem: null, recognised: { kind: 'unknown' }, version: null } as const

/**
 * The server's objections to a chosen file, by the same rules, before a byte of it is sent, and its contents. A file is
 * judged once. What the browser cannot read is left to the server.
 */
export function previewArchive(file: Blob): Promise<ArchivePreview> {
  const known = previews.get(file) ?? judgeChosen(file)
  previews.set(file, known)
  return known
}

/** Passes the finding to where a refusal of the server is shown too. */
export class ArchiveRefused extends Error {}

async function judgeChosen(file: Blob): Promise<ArchivePreview> {
  const sources = new Map<string, string>()
  const decoder = new TextDecoder()
  try {
    const verdict = await judgeArchive(file, (name, piece) => {
      // The version is in the first lines of a source.
      if (name.endsWith('.mq5') && !sources.has(name)) sources.set(name, decoder.decode(piece))
    })
    if (verdict.kind === 'refused') return { ...nothingKnown, problem: verdict.problem }
    if (verdict.kind === 'no-zip') return { ...nothingKnown, problem: uploadProblems.brokenZip }
    const recognised = recogniseArchive(verdict.names)
    return { problem: null, recognised, version: versionOf(recognised, sources) }
  } catch (error) {
    console.warn('The archive could not be judged here.', error)
    return nothingKnown
  }
}

function versionOf(recognised: RecognisedArchive, sources: ReadonlyMap<string, string>): string | null {
  if (recognised.kind !== 'addon') return null
  const source = [...sources].find(([name]) => name.endsWith(`/${recognised.addon.name}.mq5`))
  return source === undefined ? null : declaredVersion(source[1])
}
