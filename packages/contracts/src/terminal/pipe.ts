import { z } from 'zod'
import { TradeResult } from '../trading/schemas.ts'
import { shortName, singleLine } from '../values.ts'
import { expertNoteCodes } from './expert-notes.ts'
import {
  AskFrame,
  DrawnFrame,
  FoundFrame,
  LookedFrame,
  NewsEndFrame,
  NewsFrame,
  SourceFrame,
  ViewFrame,
  WishFrame,
} from './source-frames.ts'

/** The longest line of the pipe protocol in bytes, without its newline. */
export const frameBytesMax = 4_096
export const pipeVersion = 1
/** Both ends send `hb` this often and treat the other as dead after `heartbeatDeadMs`. */
export const heartbeatEveryMs = 1_000
export const heartbeatDeadMs = 5_000

const shortText = shortName(64)
const count = z.int().min(0)
const price = z.number().positive()

/**
 * The first frame of a chart: the terminal and the chart. `tf` in seconds, `custom` 1 for a custom (OTC) symbol. `ind`
 * is empty while the Expert Advisor reads no indicator; its notes say why, and no signal comes from such a chart. `src`
 * is the id of the choice that it reads by, empty where it chooses by itself; Expert Advisors that cannot be told leave
 * it out.
 */
export const HelloFrame = z.object({
  type: z.literal('hello'),
  v: z.int(),
  token: z.string().max(200),
  run: shortText,
  term: z.object({ id: shortText, build: count, login: z.string().max(64) }),
  chart: shortText,
  sym: shortText,
  custom: z.union([z.literal(0), z.literal(1)]),
  tf: z.int().min(1).max(2_678_400),
  digits: z.int().min(0).max(10),
  ind: z.union([shortText, z.literal('')]),
  mode: z.enum(['emitter', 'scanner']),
  src: z.string().max(32).optional(),
  /** Present for the simulated terminal only: replay speed (candle seconds per second). */
  sim: z.object({ speed: z.number().positive(), source: z.enum(['synthetic', 'recording']) }).optional(),
})

/** A closed candle. `bar` is its opening time in server seconds. */
export const BarFrame = z.object({
  type: z.literal('bar'),
  run: shortText,
  seq: count,
  bar: count,
  o: price,
  h: price,
  l: price,
  c: price,
  vol: z.number().min(0),
})

/**
 * A signal of the last closed candle (`shift` 1), or of the one that is still forming (`shift` 0), which may take it
 * back: that is only sent where the desktop asks for it, and `px` is the price of that moment. `gmt` is the emission in
 * Unix milliseconds, `tick` the terminal's monotonic ms. `next` is the opening time of the candle that follows, whose
 * opening price is `px`; older Expert Advisors leave it out.
 */
export const SignalFrame = z.object({
  type: z.literal('sig'),
  run: shortText,
  seq: count,
  sym: shortText,
  tf: z.int().min(1),
  bar: count,
  next: count.optional(),
  gmt: count,
  tick: z.number().min(0),
  side: z.union([z.literal(1), z.literal(-1)]),
  px: price,
  shift: z.int().min(0),
  conf: z.number().min(0).max(1),
  ind: shortText,
})

/**
 * A past signal changed (repaint) though its candles did not; recorded, never traded. `was` is the side at the
 * previous check; Expert Advisors that do not compare the candles leave it out.
 */
export const FixFrame = z.object({
  type: z.literal('fix'),
  run: shortText,
  bar: count,
  ind: shortText,
  side: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
  was: z.union([z.literal(1), z.literal(-1), z.literal(0)]).optional(),
})

/**
 * Why a chart sends no signals, or why one was not sent. `count` is how often in this run; only the 1st, 2nd, 4th, 8th … time
 * is sent. `about` names the indicators or the candle.
 */
export const NoteFrame = z.object({
  type: z.literal('note'),
  run: shortText,
  code: z.enum(expertNoteCodes),
  count: z.int().min(1),
  about: singleLine(200),
})

/** The person stops trading from the chart; only the app starts it again. */
export const PauseFrame = z.object({ type: z.literal('pause'), run: shortText })

/**
 * `seq` is the last number that was read or sent. The desktop adds in `read` how many bytes of this connection it has read,
 * so that the terminal never writes more than the pipe holds.
 */
export const HeartbeatFrame = z.object({ type: z.literal('hb'), t: count, seq: count, read: count.optional() })

/** What a terminal may send. */
export const TerminalFrame = z.discriminatedUnion('type', [
  HelloFrame,
  BarFrame,
  SignalFrame,
  FixFrame,
  NoteFrame,
  ViewFrame,
  FoundFrame,
  DrawnFrame,
  LookedFrame,
  NewsFrame,
  NewsEndFrame,
  PauseFrame,
  HeartbeatFrame,
])
export type TerminalFrame = z.infer<typeof TerminalFrame>
export type HelloFrame = z.infer<typeof HelloFrame>
export type BarFrame = z.infer<typeof BarFrame>
export type SignalFrame = z.infer<typeof SignalFrame>
export type FixFrame = z.infer<typeof FixFrame>
export type NoteFrame = z.infer<typeof NoteFrame>

/** `chooses` announces a `source` frame, before which nothing must be sent. Older desktops leave it out. */
export const WelcomeFrame = z.object({
  type: z.literal('welcome'),
  v: z.int(),
  run: shortText,
  pollMs: z.int().min(1),
  chooses: z.literal(true).optional(),
})

/** Why the desktop refuses a connection or ends one; the connection closes after it. */
export const bridgeRefusals = {
  bad_version: 'This Expert Advisor speaks another version of the protocol. Update it.',
  bad_token: 'The Expert Advisor used a token that is not valid. Restart it so that it reads the new one.',
  hello_expected: 'The first message must introduce the chart.',
  malformed: 'A message could not be read.',
  oversized: 'A message was longer than allowed.',
  wrong_run: 'A message belongs to an earlier run of the Expert Advisor.',
  out_of_order: 'A message arrived out of order.',
  silent: 'Nothing was heard for too long.',
  shutting_down: 'The desktop app is closing.',
} as const
export type BridgeRefusal = keyof typeof bridgeRefusals

export const RefuseFrame = z.object({
  type: z.literal('refuse'),
  code: z.enum(Object.keys(bridgeRefusals) as [BridgeRefusal, ...BridgeRefusal[]]),
  message: z.string(),
})

/** The result of a signal; `reason` is a refusal code when `state` is rejected. */
export const AckFrame = z.object({
  type: z.literal('ack'),
  seq: count,
  state: z.enum(['dup', 'rejected', 'queued', 'sent', 'open', 'closed']),
  reason: z.string().optional(),
  order: z.string().optional(),
  ms: z.number().min(0).optional(),
  /** Of a trade that is closed. */
  result: TradeResult.optional(),
})

export const ConfigFrame = z.object({
  type: z.literal('cfg'),
  enabled: z.boolean(),
  reason: z.string().nullable(),
  pollMs: z.int().min(1),
})

/** What the desktop may send. */
export const DesktopFrame = z.discriminatedUnion('type', [
  WelcomeFrame,
  RefuseFrame,
  HeartbeatFrame,
  AckFrame,
  ConfigFrame,
  SourceFrame,
  AskFrame,
  WishFrame,
])
export type DesktopFrame = z.infer<typeof DesktopFrame>
export type AckFrame = z.infer<typeof AckFrame>

/**
 * The file the desktop writes for terminals to find it: `<common>/stratomate-bridge.json`. `inbox` names a folder beside
 * it: a terminal that cannot open the pipe leaves each signal there as a `.json` file with the lines of a connection
 * (`hello`, `bar`, `sig`). No answer comes back that way.
 */
export const BridgeFile = z.object({
  v: z.int(),
  pipe: z.string().min(1),
  token: z.string().min(16),
  inbox: z.string().min(1).max(64).optional(),
})
export type BridgeFile = z.infer<typeof BridgeFile>
export const bridgeFileName = 'stratomate-bridge.json'
export const inboxFolderName = 'stratomate-inbox'
/** Longer files of the inbox are refused unread. */
export const inboxFileBytesMax = 4 * frameBytesMax
