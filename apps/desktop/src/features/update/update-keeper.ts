import { existsSync } from 'node:fs'
import type { UpdateClaims } from '@stratomate/contracts/desktop/update'
import type { WindowUpdate } from '@stratomate/contracts/desktop-window/update'
import { compareVersions } from '@stratomate/domain/files/file-versions'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { Log } from '@stratomate/engine/ports'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { diskAdvice, diskCause } from '#desktop/platform/files/disk-fault.ts'
import { fetchPackage, hashOf, type PackageSource, UpdateFault } from './fetch-package.ts'
import { unpackSetup } from './unpack-setup.ts'
import { UpdateShelf } from './update-shelf.ts'

export type UpdateDependencies = {
  dataFolder: string
  /** The version that runs, and the package that it came in; null when it runs from its sources. */
  own: { version: string; package: string | null }
  source: PackageSource & {
    /** The signed description of the published package; null while there is none. Throws a ServerError. */
    ask(): Promise<string | null>
  }
  /** The claims of a description that one of the known keys has signed; null for any other. */
  verify(token: string): Promise<UpdateClaims | null>
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  pauses: Pick<TradingHalts, 'cause'>
  ledger: Pick<TradeLedger, 'openCount'>
  log: Pick<Log, 'info' | 'warn'>
  changed: () => void
  /** Starts a setup program that waits for the end of this app, and ends the app. Null where no setup can run. */
  runSetup: ((path: string) => void) | null
}

/** The window is told of each hundredth, not of each chunk. */
const progressSteps = 100

/** The newest version that was ever published: nothing older is downloaded. */
const newestNote = 'newest_version'

/**
 * Newer versions of the app: learns of them, downloads their packages, and installs one when the person asks and
 * nothing is traded. The service's signature over version, size and hash is checked when a package is downloaded and
 * again before it is installed. The package of the running version is kept too, so that a person can go back.
 */
export class UpdateKeeper {
  readonly #dependencies: UpdateDependencies
  readonly #shelf: UpdateShelf
  #newest: WindowUpdate['newest'] = { kind: 'none' }
  /** The hash of a refused package: it is not downloaded again until a person asks. */
  #refused: string | null = null
  #lookSoon = (): void => {}
  #previous: string | null

  constructor(dependencies: UpdateDependencies) {
    this.#dependencies = dependencies
    this.#shelf = new UpdateShelf(dependencies.dataFolder)
    this.#previous = this.#readPrevious()
  }

  view(): WindowUpdate {
    // When a version waits to be installed, the one below it is the one that runs.
    const previous = this.#newest.kind === 'none' ? this.#previous : null
    return { newest: this.#newest, previous, wait: this.#wait() }
  }

  /** Sets what is called when a person wants to check at once. */
  whenAsked(look: () => void): void {
    this.#lookSoon = look
  }

  /** Checks at once, also for a package that was refused before. */
  lookAgain(): WindowReply {
    this.#refused = null
    this.#lookSoon()
    return { ok: true, message: 'The app looks for a newer version.' }
  }

  /**
   * Asks for the newest version and downloads it. Throws a ServerError when the service cannot be reached; a later call
   * continues.
   */
  async look(): Promise<void> {
    try {
      const claims = await this.#askForNewer()
      if (claims === null || claims.sha256 === this.#refused) return
      await this.#fetch(claims)
      this.#shelf.keepOnly([claims.version, ...this.#versionBefore(claims.version)])
      this.#show(this.#readyState(claims))
    } catch (error) {
      const reason = error instanceof UpdateFault ? error.message : diskReason(error)
      if (reason === null) throw error
      this.#fail(reason)
    } finally {
      this.#previous = this.#readPrevious()
    }
  }

  /**
   * Installs a stored version, newer or older. Refuses, with a message, while something is traded, and a package that
   * has changed.
   */
  async install(version: string): Promise<WindowReply> {
    const { runSetup, log } = this.#dependencies
    const wait = this.#wait()
    if (wait !== null) return { ok: false, message: wait }
    const token = this.#shelf.description(version)
    if (token === null || runSetup === null)
      return { ok: false, message: `Version ${version} cannot be installed here.` }
    try {
      const path = await this.#checkAndUnpack(version, token)
      // Trading may have begun meanwhile.
      const late = this.#wait()
      if (late !== null) return { ok: false, message: late }
      log.info(`Version ${version} is being installed.`)
      runSetup(path)
      return { ok: true, message: `Version ${version} is being installed. The app reopens automatically.` }
    } catch (error) {
      const reason = error instanceof UpdateFault ? error.message : diskReason(error)
      if (reason === null) throw error
      return { ok: false, message: `Version ${version} was not installed: ${reason}.` }
    }
  }

  /** A correctly signed version that is newer than this app, and not an old description sent again. */
  async #askForNewer(): Promise<UpdateClaims | null> {
    const { source, verify, own, notes } = this.#dependencies
    const token = await source.ask()
    if (token === null) return null
    const claims = await verify(token)
    if (claims === null) throw new UpdateFault('its description is not signed by this service')
    const { version } = claims
    const known = notes.readNote(newestNote) ?? own.version
    if (claims.package === own.package || compareVersions(version, own.version) <= 0) return this.#upToDate(version)
    if (compareVersions(version, known) < 0) throw new UpdateFault(`version ${known} was published before it`)
    notes.writeNote(newestNote, version)
    this.#shelf.describe(version, token)
    return claims
  }

  #upToDate(version: string): null {
    const { own, notes } = this.#dependencies
    // The package that runs has a version of its own, which the next one must exceed.
    if (compareVersions(version, notes.readNote(newestNote) ?? own.version) > 0) notes.writeNote(newestNote, version)
    if (this.#newest.kind !== 'none') this.#show({ kind: 'none' })
    return null
  }

  async #fetch(claims: UpdateClaims): Promise<void> {
    const { version, sizeBytes, sha256 } = claims
    const path = this.#shelf.packagePath(version)
    if (existsSync(path) && (await hashOf(path)) === sha256) return
    const { source, log } = this.#dependencies
    let shownBytes = 0
    const show = (receivedBytes: number) => this.#show({ kind: 'fetching', version, receivedBytes, sizeBytes })
    const onProgress = (receivedBytes: number): void => {
      if (receivedBytes - shownBytes < sizeBytes / progressSteps) return
      shownBytes = receivedBytes
      show(receivedBytes)
    }
    show(0)
    try {
      await fetchPackage(source, { claims, partPath: this.#shelf.partPath(version), path, onProgress })
    } catch (error) {
      if (error instanceof UpdateFault) this.#refused = sha256
      throw error
    }
    log.info(`Version ${version} of the app is here. It is installed when you ask for it.`)
  }

  async #checkAndUnpack(version: string, token: string): Promise<string> {
    const claims = await this.#dependencies.verify(token)
    const path = this.#shelf.packagePath(version)
    if (claims === null || claims.version !== version || (await hashOf(path)) !== claims.sha256)
      throw new UpdateFault('its package has changed since it was checked')
    return unpackSetup(path, this.#shelf.setupFolder(version))
  }

  #readyState({ version, app }: UpdateClaims): WindowUpdate['newest'] {
    const isSetup = app === 'setup' && this.#dependencies.runSetup !== null
    const path = this.#shelf.packagePath(version)
    return { kind: 'ready', version, place: isSetup ? { kind: 'setup' } : { kind: 'package', path } }
  }

  /** The newest stored version below another; none or one. */
  #versionBefore(newest: string): string[] {
    return this.#shelf
      .versions()
      .filter((version) => compareVersions(version, newest) < 0)
      .slice(-1)
  }

  /** Read from the disk after each check, not for each state of the window, which changes many times a second. */
  #readPrevious(): string | null {
    const { runSetup, notes, own } = this.#dependencies
    if (runSetup === null) return null
    return this.#versionBefore(notes.readNote(newestNote) ?? own.version).at(-1) ?? null
  }

  #wait(): string | null {
    const { pauses, ledger } = this.#dependencies
    if (pauses.cause() === null) return 'Stop trading first; then another version can be installed.'
    const open = ledger.openCount()
    if (open === 0) return null
    return open === 1
      ? 'One trade is open. Wait until it has ended.'
      : `${open} trades are open. Wait until they have ended.`
  }

  #fail(reason: string): void {
    const version = this.#newest.kind === 'fetching' ? this.#newest.version : null
    this.#dependencies.log.warn(`The new version was not taken: ${reason}.`)
    this.#show({ kind: 'failed', version, reason })
  }

  #show(newest: WindowUpdate['newest']): void {
    this.#newest = newest
    this.#dependencies.changed()
  }
}

function diskReason(error: unknown): string | null {
  const cause = diskCause(error)
  return cause === null ? null : `${cause}; to continue, ${diskAdvice(error)}`
}
