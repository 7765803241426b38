import type { AccountResult, Device, Quota } from '@stratomate/contracts'

/** What a person may ask the bot for in a chat. It can pause trading, but nothing in a chat resumes it. */
export const chatCommands = {
  '/status': 'your computers, and whether they trade',
  '/today': 'what today came to',
  '/pause': 'pauses trading on all your computers',
  '/stop': 'ends this connection',
} as const
export type ChatCommand = keyof typeof chatCommands

/** Every command with what it does, a line each. */
export const commandList = Object.entries(chatCommands)
  .map(([command, what]) => `${command} ${what}`)
  .join('\n')

type KnownDevice = Pick<Device, 'name' | 'online' | 'paused' | 'state'>

const noComputer = 'No computer is connected with your account.'

/** Each computer in a line: whether it is there, whether it trades, and why not. */
export function statusText(devices: readonly KnownDevice[]): string {
  return devices.length === 0 ? noComputer : devices.map(deviceLine).join('\n')
}

function deviceLine({ name, online, paused, state }: KnownDevice): string {
  if (!online || state === null) return `${name}: offline${paused ? ', paused' : ''}.`
  const charts = `${state.charts.length} ${state.charts.length === 1 ? 'chart' : 'charts'}`
  const terminal = state.terminalConnected ? charts : 'MetaTrader 5 is not connected'
  if (paused || state.paused) return `${name}: paused${reasonOf(state.pausedReason)}. ${terminal}.`
  return `${name}: trading${state.broker.connected ? '' : ', but its broker is not connected'}. ${terminal}.`
}

function reasonOf(reason: string | null): string {
  return reason === null || reason === '' ? '' : ` (${reason})`
}

/** The day so far, separately for each kind of account, and how many trades of the plan are used. */
export function todayText(results: readonly AccountResult[], { limit, used }: Pick<Quota, 'limit' | 'used'>): string {
  const counted = limit === -1 ? `${used} of unlimited trades used.` : `${used} of ${limit} trades used.`
  const lines = results.map(resultLine)
  return [...(lines.length === 0 ? ['No trades today (UTC).'] : ['Today (UTC):', ...lines]), counted].join('\n')
}

function resultLine({ account, currency, won, lost, tied, open, profitCents }: AccountResult): string {
  const sign = profitCents < 0 ? '−' : '+'
  const money = `${sign}${(Math.abs(profitCents) / 100).toFixed(2)} ${currency}`
  const parts = [
    `${won} won`,
    `${lost} lost`,
    ...(tied > 0 ? [`${tied} tied`] : []),
    ...(open > 0 ? [`${open} open`] : []),
  ]
  return `${account}: ${money}, ${parts.join(', ')}.`
}

/** What /pause has done, by the names of the computers. */
export function pausedText(devices: readonly Pick<Device, 'name' | 'online'>[]): string {
  if (devices.length === 0) return noComputer
  const away = devices.filter(({ online }) => !online).map(({ name }) => name)
  const later = away.length === 0 ? '' : ` ${away.join(', ')} hears of it when it is back.`
  const names = devices.map(({ name }) => name).join(', ')
  return `Trading is paused on ${names}.${later} Open trades run to their end. Resume on the dashboard or in the app.`
}
