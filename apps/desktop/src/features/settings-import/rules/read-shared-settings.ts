import { TradingSettings } from '@stratomate/contracts'
import { importTextMax } from '@stratomate/contracts/desktop-window/values'
import { indicators, ParameterError, parseParameters } from '@stratomate/indicators'
import { readJson } from '@stratomate/std/text'

export type SharedReading =
  | { kind: 'settings'; settings: TradingSettings }
  | { kind: 'post'; id: string }
  | { kind: 'wrong'; message: string }

const postPath = /^\/community\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/u

/**
 * Reads what a person pasted: the settings that the community's button copied, or the address of a post of the site at
 * `origin`. Nothing is fetched here. Anything else is answered with one sentence.
 */
export function readSharedSettings(text: string, origin: string): SharedReading {
  const plain = text.trim()
  if (plain === '') return wrong('Paste copied settings or the address of a post first.')
  if (plain.length > importTextMax) return wrong('That is too long to be shared settings.')
  const address = addressOf(plain, origin)
  if (address !== null) return readAddress(address, origin)
  const content = readJson(plain)
  if (content === undefined) return wrong('That is neither copied settings nor the address of a post.')
  return checkSharedSettings(content)
}

/** A stranger's settings, checked as the site checks them, because pasted text may come from anywhere. */
export function checkSharedSettings(content: unknown): Exclude<SharedReading, { kind: 'post' }> {
  const parsed = TradingSettings.safeParse(content)
  if (!parsed.success) return wrong(shapeMessage(parsed.error.issues[0]))
  const settings = parsed.data
  const known = Object.entries(indicators).find(([id]) => id === settings.indicatorId)?.[1]
  if (known === undefined) return wrong('The indicator of these settings is not in the library.')
  try {
    parseParameters<string>(known, settings.parameters)
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error
    // An unknown name is a stranger's text, so it is not repeated in the message.
    const isKnown = Object.hasOwn(known.parameters, error.parameter)
    return wrong(
      isKnown
        ? `The indicator does not take these parameters: ${error.message}`
        : 'The settings hold a parameter that the indicator does not have.',
    )
  }
  return { kind: 'settings', settings }
}

function readAddress(address: URL, origin: string): SharedReading {
  if (address.origin !== new URL(origin).origin) return wrong(`Only posts of ${origin} can be read.`)
  const id = postPath.exec(address.pathname.toLowerCase())?.[1]
  return id === undefined ? wrong('That address is not one of a community post.') : { kind: 'post', id }
}

/** Null for what is not an address; a path alone belongs to the person's own site. */
function addressOf(text: string, origin: string): URL | null {
  if (!/^(?:https?:\/\/|\/community\/)\S+$/iu.test(text)) return null
  try {
    return new URL(text, origin)
  } catch {
    return null
  }
}

type Issue = { code?: string | undefined; path: readonly PropertyKey[] } | undefined

const fieldLabels: Readonly<Record<string, string>> = {
  indicatorId: 'The indicator is missing or is no name.',
  parameters: 'The parameters are missing, too many, or not all numbers.',
  pair: 'The pair is missing or is no name of at most 20 characters.',
  timeframe: 'The timeframe is none of M1 to H4.',
  expiryCandles: 'The expiry must be a whole number of candles from 1 to 60.',
  stake: 'The stake must be $1 to $5,000 or 0.1 to 10 percent of the balance.',
}

function shapeMessage(issue: Issue): string {
  const [field] = issue?.path ?? []
  const words = typeof field === 'string' && Object.hasOwn(fieldLabels, field) ? fieldLabels[field] : undefined
  if (words !== undefined) return words
  return issue?.code === 'unrecognized_keys'
    ? 'The settings hold more than the community shares, so they are not taken.'
    : 'These are not settings of the community.'
}

function wrong(message: string): { kind: 'wrong'; message: string } {
  return { kind: 'wrong', message }
}
