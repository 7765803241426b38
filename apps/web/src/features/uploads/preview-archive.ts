import { uploadProblems } from '@stratomate/contracts/upload-limits'
import { judgeArchive } from '@stratomate/domain/judge-archive'

const previews = new WeakMap<Blob, Promise<string | null>>()

/**
 * What the server will say against a chosen file, by the same rules, before a byte of it is sent; null when nothing.
 * A file is judged once. What the browser cannot read is left to the server.
 */
export function previewArchive(file: Blob): Promise<string | null> {
  const known = previews.get(file) ?? judgeChosen(file)
  previews.set(file, known)
  return known
}

/** Carries the finding to where a refusal of the server is shown too. */
export class ArchiveRefused extends Error {}

async function judgeChosen(file: Blob): Promise<string | null> {
  try {
    const verdict = await judgeArchive(file)
    if (verdict.kind === 'fit') return null
    return verdict.kind === 'refused' ? verdict.problem : uploadProblems.notZip
  } catch (error) {
    console.warn('The archive could not be judged here.', error)
    return null
  }
}
