import { communityLimits } from '@stratomate/contracts'
import { type MentionCandidate, mentionCandidates } from '@stratomate/domain'
import type { Db } from '#server/features/database.ts'
import { type NamedMember, selectNamed } from '../queries/mentions.ts'

/** A member that a text names. `written` is the name in the text behind the @. */
export type Mention = { memberId: string; userId: string; written: string }

/**
 * Whom a text means by its @ names: the longest name that a member has. Of several who are called so, the one who has
 * written in this conversation is meant, and nobody when that leaves a choice. At most a few people of one text.
 */
export async function resolveMentions(
  tx: Db,
  { content, postId }: { content: string; postId: string | null },
): Promise<Mention[]> {
  const places = mentionCandidates(content)
  const names = [...new Set(places.flat().map(({ name }) => name))]
  const byName = Map.groupBy(await selectNamed(tx, names, postId), ({ key }) => key)
  const found = new Map<string, Mention>()
  for (const candidates of places) {
    const mention = meant(candidates, byName)
    if (mention === null) continue
    const key = `${mention.memberId} ${mention.written}`
    const people = new Set([...found.values()].map(({ memberId }) => memberId)).add(mention.memberId)
    if (people.size <= communityLimits.mentions) found.set(key, mention)
  }
  return [...found.values()]
}

/** The names as they are written in the text, each once. */
export function writtenNames(mentions: readonly Mention[]): string[] {
  return [...new Set(mentions.map(({ written }) => written))]
}

function meant(
  candidates: readonly MentionCandidate[],
  byName: ReadonlyMap<string, readonly NamedMember[]>,
): Mention | null {
  for (const { name, written } of candidates) {
    const members = byName.get(name) ?? []
    if (members.length === 0) continue
    const here = members.filter(({ isHere }) => isHere)
    const [only] = members.length === 1 ? members : here.length === 1 ? here : []
    return only === undefined ? null : { memberId: only.memberId, userId: only.userId, written }
  }
  return null
}
