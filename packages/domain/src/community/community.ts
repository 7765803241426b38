import type { Badge, VoteState } from '@stratomate/contracts/community/values'
import { dayMs } from '@stratomate/std/time'

/** Limits of everybody in the community; `perDay` means the last 24 hours. */
export const communityRules = {
  postsPerDay: 20,
  repliesPerDay: 100,
  likesPerDay: 50,
  votesPerDay: 50,
  reportsPerDay: 20,
  /** Between two texts of one person. */
  pauseMs: 15_000,
  /** The same text again within this time is refused. */
  repeatMs: 5 * 60_000,
  /** This many reports by accounts that are old enough hide a text until a moderator looks at it. */
  reportsToHide: 3,
} as const

/** The limits of an account that is younger than a day or has fewer than two posts. */
export const newcomerRules = { postsPerDay: 3, repliesPerDay: 10, linksPerText: 2 } as const

export type Reputation = {
  role: 'member' | 'moderator' | 'admin'
  /** A mark that a moderator gave. */
  mark: 'expert' | 'verified' | null
  createdAt: Date
  posts: number
  /** The sum of the votes on the person's posts. */
  votes: number
}

const expertVotes = 25
const verifiedAgeMs = 30 * dayMs
const verifiedPosts = 10
const newcomerPosts = 2

/**
 * The mark beside a name, the highest only: a moderator by role; an expert by a moderator or by 25 votes on shared
 * settings; verified by a moderator or after 30 days with ten posts; new as long as the newcomer's limits hold.
 */
export function memberBadge(reputation: Reputation, now: Date): Badge | null {
  const { role, mark, createdAt, posts, votes } = reputation
  if (role !== 'member') return 'moderator'
  if (mark === 'expert' || votes >= expertVotes) return 'expert'
  const ageMs = now.getTime() - createdAt.getTime()
  if (mark === 'verified' || (ageMs >= verifiedAgeMs && posts >= verifiedPosts)) return 'verified'
  return isNewcomer(reputation, now) ? 'new' : null
}

/** Younger than a day, or with fewer than two posts. */
export function isNewcomer({ createdAt, posts }: Pick<Reputation, 'createdAt' | 'posts'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < dayMs || posts < newcomerPosts
}

/** How the sum changes when a ballot changes: the first vote by one, taking it back by one, a switch by two. */
export function voteChange(from: VoteState, to: VoteState): number {
  return voteValue(to) - voteValue(from)
}

export function voteValue(vote: VoteState): 1 | 0 | -1 {
  if (vote === 'none') return 0
  return vote === 'up' ? 1 : -1
}

/** What a press on an arrow asks for: the same arrow again undoes it (SPEC §5). */
export function nextVote(present: VoteState, pressed: 'up' | 'down'): VoteState {
  return present === pressed ? 'none' : pressed
}

const combiningInRowMax = 10
const tooManyMarks = new RegExp(String.raw`\p{M}{${combiningInRowMax + 1},}`, 'u')
/** Where an address begins, whatever precedes it, so that two addresses joined by a mark count as two. */
const linkStart = /https?:\/\//giu

/** Why a text cannot be posted in the community, in a sentence; null when it can. */
export function textProblem(text: string, { isNewcomer: isNew }: { isNewcomer: boolean }): string | null {
  if (tooManyMarks.test(text)) return `More than ${combiningInRowMax} accents on one letter cannot be read.`
  const links = text.match(linkStart)?.length ?? 0
  if (isNew && links > newcomerRules.linksPerText)
    return `A new account may post ${newcomerRules.linksPerText} links at most.`
  return null
}

/** A text in the form in which it is compared with an earlier one: only letters and digits, in lower case. */
export function textForComparison(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
