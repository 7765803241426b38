import { z } from 'zod'
import {
  badges,
  communityLimits,
  memberActions,
  moderationActions,
  postCategories,
  reportReasons,
  settingsTimeframes,
  voteStates,
} from './values.ts'
import { PostProof } from '../proof-checks/schemas.ts'
import { multiLine } from '../support/schemas.ts'
import { Id, Instant, PageQuery, pageOf, shortName, singleLine } from '../values.ts'

const filled = z.string().min(1, 'This must not be empty.')
const text = (lengthMax: number) => multiLine(lengthMax).pipe(filled)

/** Settings as data: what another member can read in a table and take into the desktop app. */
export const TradingSettings = z.strictObject({
  indicatorId: shortName(64),
  parameters: z
    .record(shortName(40), z.number())
    .refine((values) => Object.keys(values).length <= communityLimits.parameters, 'There are too many parameters.'),
  pair: shortName(communityLimits.pair),
  timeframe: z.enum(settingsTimeframes),
  expiryCandles: z.int().min(1).max(communityLimits.expiryCandles),
  stake: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), cents: z.int().min(100).max(communityLimits.stakeCents) }),
    z.strictObject({ kind: z.literal('percent'), percent: z.number().min(0.1).max(communityLimits.stakePercent) }),
  ]),
})
export type TradingSettings = z.infer<typeof TradingSettings>

/** The author of a text. The id identifies the person only in the community; null for a deleted account. */
export const CommunityAuthor = z.object({
  id: Id.nullable(),
  name: z.string(),
  badge: z.enum(badges).nullable(),
  /** The profile picture; null where there is none. */
  imageUrl: z.string().nullable(),
})
export type CommunityAuthor = z.infer<typeof CommunityAuthor>

/** Names after an @ in the text that refer to a member, as they are written there. */
const mentions = z.array(z.string())

/** `votes` is null for a post without settings; `hidden` is the reason for its author, when nobody else sees it. */
export const Post = z.object({
  id: Id,
  author: CommunityAuthor,
  category: z.enum(postCategories),
  content: z.string(),
  mentions,
  settings: TradingSettings.nullable(),
  /** The author's claim about the settings' results; null without one, and when the server did not get the same. */
  proof: PostProof.nullable(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  likes: z.int().min(0),
  liked: z.boolean(),
  votes: z.int().nullable(),
  voted: z.enum(voteStates),
  replies: z.int().min(0),
  locked: z.boolean(),
  pinned: z.boolean(),
  hidden: z.object({ reason: z.string() }).nullable(),
  sample: z.boolean(),
})
export type Post = z.infer<typeof Post>

export const Reply = z.object({
  id: Id,
  postId: Id,
  author: CommunityAuthor,
  content: z.string(),
  mentions,
  createdAt: Instant,
  editedAt: Instant.nullable(),
  likes: z.int().min(0),
  liked: z.boolean(),
  hidden: z.object({ reason: z.string() }).nullable(),
  sample: z.boolean(),
})
export type Reply = z.infer<typeof Reply>

export const PostsQuery = PageQuery.extend({
  category: z.enum(postCategories).optional(),
  search: singleLine(communityLimits.search).optional(),
})
export type PostsQuery = z.infer<typeof PostsQuery>

/** How many posts of each category are shown. */
export const PostCounts = z.object({ settings: z.int(), support: z.int(), general: z.int() })
export type PostCounts = z.infer<typeof PostCounts>

/** `you` is the reader's own id as an author; null when signed out or before the first contribution. */
export const PostPage = pageOf(Post).extend({
  counts: PostCounts,
  you: Id.nullable(),
})
export type PostPage = z.infer<typeof PostPage>

export const ReplyPage = pageOf(Reply)
export type ReplyPage = z.infer<typeof ReplyPage>

/** `clientId` is made by the form for each text: the same one is stored once, and another text under it is refused. */
export const PostInput = z.strictObject({
  clientId: Id,
  category: z.enum(postCategories),
  content: text(communityLimits.post),
  settings: TradingSettings.nullable(),
  /** A proof of the author's own, of exactly these settings. */
  proofId: Id.nullable().default(null),
})
export type PostInput = z.infer<typeof PostInput>

export const PostChange = z.strictObject({
  content: text(communityLimits.post),
  settings: TradingSettings.nullable(),
})
export type PostChange = z.infer<typeof PostChange>

export const ReplyInput = z.strictObject({ clientId: Id, content: text(communityLimits.reply) })
export type ReplyInput = z.infer<typeof ReplyInput>

export const ReplyChange = z.strictObject({ content: text(communityLimits.reply) })
export type ReplyChange = z.infer<typeof ReplyChange>

export const VoteInput = z.strictObject({ vote: z.enum(voteStates) })
export type VoteInput = z.infer<typeof VoteInput>

export const ReportInput = z.strictObject({
  target: z.enum(['post', 'reply']),
  id: Id,
  reason: z.enum(reportReasons),
  note: multiLine(communityLimits.reason).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

export const ModerationInput = z.strictObject({
  action: z.enum(moderationActions),
  reason: text(communityLimits.reason),
})
export type ModerationInput = z.infer<typeof ModerationInput>

/** The reason why reports are closed and the text stays; only moderators read it. */
export const DismissalInput = z.strictObject({ reason: text(communityLimits.reason) })
export type DismissalInput = z.infer<typeof DismissalInput>

export const MemberModerationInput = z.strictObject({
  action: z.enum(memberActions),
  reason: text(communityLimits.reason),
  /** When a suspension ends. */
  until: Instant.optional(),
})
export type MemberModerationInput = z.infer<typeof MemberModerationInput>

/** Words and phrases that hold a text back for a moderator, in the form in which they are compared. */
export const WordFilter = z.object({ words: z.array(z.string()) })
export type WordFilter = z.infer<typeof WordFilter>
export const WordFilterInput = z.strictObject({
  words: z.array(singleLine(communityLimits.heldWord).pipe(filled)).max(communityLimits.wordFilter),
})
export type WordFilterInput = z.infer<typeof WordFilterInput>

/** A post or reply that was reported, with all open reports of it. */
export const ReportedItem = z.object({
  target: z.enum(['post', 'reply']),
  id: Id,
  postId: Id,
  author: CommunityAuthor,
  content: z.string(),
  hidden: z.boolean(),
  firstReportedAt: Instant,
  reports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string().nullable(), at: Instant })),
})
export type ReportedItem = z.infer<typeof ReportedItem>

/** Events of `GET /api/community/events`; posts and replies in them are as everybody may see them. */
export type CommunityEvents = {
  'post.changed': { post: Post }
  'post.removed': { id: string }
  /** Sent when a post begins or stops to be counted. */
  'counts.changed': { counts: PostCounts }
  'reply.changed': { reply: Reply }
  'reply.removed': { id: string; postId: string }
  reset: Record<string, never>
}
export type CommunityEventName = keyof CommunityEvents
