import { minuteMs } from '@stratomate/std/time'
import type { MessageBus } from '#server/features/ports.ts'

/**
 * After a read by a program or a chat, the account counts as open for this long; reading every minute always shows the
 * newest state.
 */
const lookMs = minuteMs

type LooksOptions = {
  nowMs: () => number
  messages: Pick<MessageBus, 'ask' | 'answer'>
  /** Whether a page reads the channel on this server. */
  isRead: (channel: string) => boolean
}

/** Who looks at an account: an open page, or a program or chat that has read within a minute. */
export type PageLooks = {
  isWatched: (channel: string) => Promise<boolean>
  /** Notes that it was read; true when nobody was looking before, on any server. */
  look: (channel: string) => Promise<boolean>
  /** Somebody began or stopped reading the channel here. */
  changed: (channel: string) => void
  /** Forgets looks that are over. */
  forget: () => void
}

/** Only a server where somebody looks answers; the others stay silent, so the question ends after its time limit. */
export function createPageLooks({ nowMs, messages, isRead }: LooksOptions): PageLooks {
  /** Until when each account is looked at, Unix milliseconds; the oldest look first. */
  const looks = new Map<string, number>()
  const answers = new Map<string, () => void>()
  const isHere = (channel: string) => isRead(channel) || (looks.get(channel) ?? 0) > nowMs()
  const changed = (channel: string) => {
    const end = answers.get(channel)
    if (isHere(channel)) {
      if (end !== undefined) return
      const answer = messages.answer(subjectOf(channel), () => (isHere(channel) ? channel : null))
      answers.set(channel, answer)
      return
    }
    end?.()
    answers.delete(channel)
  }
  const forget = () => {
    for (const [channel, untilMs] of looks) {
      if (untilMs > nowMs()) return
      looks.delete(channel)
      changed(channel)
    }
  }
  const isElsewhere = async (channel: string) => (await messages.ask(subjectOf(channel), '')) !== null
  return {
    isWatched: async (channel) => isHere(channel) || (await isElsewhere(channel)),
    look: async (channel) => {
      const wasHere = isHere(channel)
      looks.delete(channel)
      looks.set(channel, nowMs() + lookMs)
      changed(channel)
      forget()
      return !wasHere && !(await isElsewhere(channel))
    },
    changed,
    forget,
  }
}

function subjectOf(channel: string): string {
  return `watched.${channel}`
}
