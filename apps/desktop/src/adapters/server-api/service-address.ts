import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceStamp } from '@stratomate/contracts/desktop/service-stamp'
import { z } from 'zod'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import type { PinnedKeys } from './token-verifier.ts'
import { SettingsError } from '@stratomate/std/errors'

const developmentOrigin = 'http://127.0.0.1:3000'
const fileName = 'service-address.json'

/** The sources of an address, the strongest first. */
export type AddressSource = 'command_line' | 'person' | 'package' | 'none'

export type ServiceAddress = {
  origin: string
  source: AddressSource
  /** The key that the service at `origin` must have, where the package names it. */
  pinned: PinnedKeys | null
}

/** The address that a person has chosen, and which address of the package it replaced. */
const Choice = z.object({ origin: z.string(), insteadOf: z.string().nullable() })

/**
 * The service that the app belongs to: the one on the command line, else the person's choice, else that of the package.
 * A package of another service ends a choice that was made for the one before. Throws a SettingsError.
 */
export function readServiceAddress(given: string | undefined, { dataFolder, stamp }: Place): ServiceAddress {
  if (given !== undefined) return { origin: readOrigin(given), source: 'command_line', pinned: null }
  const choice = readChoice(dataFolder)
  if (choice !== null && choice.insteadOf === (stamp?.origin ?? null)) return addressOf(choice.origin, 'person', stamp)
  if (stamp === null) return { origin: developmentOrigin, source: 'none', pinned: null }
  return addressOf(stamp.origin, 'package', stamp)
}

/** Keeps the person's choice for the next starts too. Throws a SettingsError for what is not an address. */
function chooseServiceAddress(text: string, { dataFolder, stamp }: Place): ServiceAddress {
  const trimmed = text.trim()
  const address = addressOf(readOrigin(trimmed.includes('://') ? trimmed : `https://${trimmed}`), 'person', stamp)
  const choice: z.infer<typeof Choice> = { origin: address.origin, insteadOf: stamp?.origin ?? null }
  replaceFile(join(dataFolder, fileName), JSON.stringify(choice))
  return address
}

type Place = { dataFolder: string; stamp: ServiceStamp | null }

/** The address in force, which a person may change until this computer is signed in. */
export class ServicePlace {
  readonly #place: Place
  #address: ServiceAddress

  constructor(first: ServiceAddress, place: Place) {
    this.#address = first
    this.#place = place
  }

  get origin(): string {
    return this.#address.origin
  }

  get source(): AddressSource {
    return this.#address.source
  }

  get pinned(): PinnedKeys | null {
    return this.#address.pinned
  }

  /** Throws a SettingsError for what is not an address; then nothing has changed. */
  choose(text: string): void {
    this.#address = chooseServiceAddress(text, this.#place)
  }
}

function addressOf(text: string, source: AddressSource, stamp: ServiceStamp | null): ServiceAddress {
  const origin = readOrigin(text)
  const isOfPackage = stamp !== null && URL.parse(stamp.origin)?.origin === origin
  return { origin, source, pinned: isOfPackage ? { keys: stamp.keys } : null }
}

function readChoice(dataFolder: string): z.infer<typeof Choice> | null {
  try {
    const choice = Choice.parse(JSON.parse(readFileSync(join(dataFolder, fileName), 'utf8')))
    return { ...choice, origin: readOrigin(choice.origin) }
  } catch (error) {
    // Without a choice, or with one that is not an address, the package decides.
    if (error instanceof Error) return null
    throw error
  }
}

function readOrigin(text: string): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    throw new SettingsError(`The server address must begin with http:// or https://, not "${text}".`)
  }
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !isLoopback) {
    throw new SettingsError(`The server ${url.host} must be reached by https://; plain http is for this computer only.`)
  }
  return url.origin
}
