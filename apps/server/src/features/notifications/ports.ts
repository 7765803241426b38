/** What happened to a message. `gone`: the person has blocked the bot, or the chat no longer exists. */
export type TelegramDelivery =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'slow-down'; afterS: number }
  | { kind: 'retry'; reason: string }
  | { kind: 'refused'; reason: string }

/** What people write to the bot in a private chat, and that they have blocked it. */
export type TelegramUpdate = {
  id: number
  chatId: string
  name: string
  what: { kind: 'text'; text: string } | { kind: 'blocked' } | { kind: 'other' }
}

/** The bot of the service. */
export type TelegramBot = {
  /** The bot's name, without the @; null until Telegram has answered. */
  name: () => string | null
  /** The address of the simulator that replaces Telegram in tests; null for Telegram itself. */
  testAddress: string | null
  send: (chatId: string, text: string) => Promise<TelegramDelivery>
  /** Waits for updates after this one; empty when none came. Throws when Telegram does not answer. */
  poll: (after: number, signal: AbortSignal) => Promise<TelegramUpdate[]>
}
