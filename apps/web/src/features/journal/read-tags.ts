import { journalLimits } from '@stratomate/contracts/journal/values'

/**
 * Tags as a person types them, separated by commas: lower case, each once; otherwise a sentence about what is wrong.
 */
export function readTags(text: string): { tags: string[] } | { problem: string } {
  const tags = text
    .split(/[,#\n]/u)
    .map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/gu, ' '))
    .filter((tag) => tag !== '')
  const long = tags.find((tag) => Array.from(tag).length > journalLimits.tag)
  if (long !== undefined) return { problem: `A tag has at most ${journalLimits.tag} characters.` }
  const unique = [...new Set(tags)].toSorted()
  return unique.length > journalLimits.tags ? { problem: `At most ${journalLimits.tags} tags.` } : { tags: unique }
}
