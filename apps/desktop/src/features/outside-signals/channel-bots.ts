import { botApiAtFirst } from '@stratomate/contracts/desktop-window/outside-values'
import type { WindowBot } from '@stratomate/contracts/desktop-window/outside-sources'
import { readJson } from '@stratomate/std/text'
import { z } from 'zod'
import { type ChannelPost, followBot } from '#desktop/adapters/outside/follow-bot.ts'

const KeptBot = z.object({ token: z.string(), botApi: z.string() })

type BotsDependencies = {
  /** The stored data of a source's bot; null without one. */
  secretOf: (sourceId: string) => string | null
  keepSecret: (text: string) => void
  take: (sourceId: string, post: ChannelPost) => void
  changed: () => void
}

/** The bot of a source, in the form in which it is stored encrypted. */
export function botSecret(token: string, botApi: string = botApiAtFirst): string {
  return JSON.stringify({ token, botApi: botApi.replace(/\/+$/u, '') })
}

/** The bots that are read now, one for each source of a channel. */
export class ChannelBots {
  readonly #dependencies: BotsDependencies
  readonly #running = new Map<string, { end: AbortController; state: WindowBot }>()

  constructor(dependencies: BotsDependencies) {
    this.#dependencies = dependencies
  }

  state(sourceId: string): WindowBot {
    return this.#running.get(sourceId)?.state ?? { kind: 'missing' }
  }

  /** Reads the bot of a source; when it was read already, it begins again. */
  start(sourceId: string): void {
    this.stop(sourceId)
    const { secretOf, keepSecret, take, changed } = this.#dependencies
    const kept = KeptBot.safeParse(readJson(secretOf(sourceId) ?? ''))
    if (!kept.success) return
    keepSecret(kept.data.token)
    const run: { end: AbortController; state: WindowBot } = { end: new AbortController(), state: { kind: 'asking' } }
    this.#running.set(sourceId, run)
    void followBot({
      ...kept.data,
      stop: run.end.signal,
      take: (post) => take(sourceId, post),
      changed: (state) => {
        const isNews = JSON.stringify(state) !== JSON.stringify(run.state)
        run.state = state
        if (isNews) changed()
      },
    })
  }

  stop(sourceId: string): void {
    this.#running.get(sourceId)?.end.abort()
    this.#running.delete(sourceId)
  }

  close(): void {
    for (const sourceId of this.#running.keys()) this.stop(sourceId)
  }
}
