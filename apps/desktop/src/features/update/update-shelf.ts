import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { versionShape } from '@stratomate/contracts/desktop/update'
import { compareVersions } from '@stratomate/domain/files/file-versions'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'

/**
 * The stored packages: for each version its ZIP file and its signed description. A package gets its name only when it
 * was checked completely; an incomplete download is `.part`.
 */
export class UpdateShelf {
  readonly #folder: string

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'updates')
  }

  packagePath(version: string): string {
    return join(this.#folder, `${version}.zip`)
  }

  partPath(version: string): string {
    return join(this.#folder, `${version}.zip.part`)
  }

  /** Where the setup of a version is unpacked. */
  setupFolder(version: string): string {
    return join(this.#folder, version)
  }

  /** The kept versions, the oldest first. */
  versions(): string[] {
    if (!existsSync(this.#folder)) return []
    const named = readdirSync(this.#folder).flatMap((name) => (name.endsWith('.zip') ? [name.slice(0, -4)] : []))
    return named
      .filter((version) => versionShape.test(version) && existsSync(this.#descriptionPath(version)))
      .toSorted(compareVersions)
  }

  /** The signed description of a kept version; null when there is none. */
  description(version: string): string | null {
    return this.versions().includes(version) ? readFileSync(this.#descriptionPath(version), 'utf8') : null
  }

  /** Written before the package, which is only kept together with it. */
  describe(version: string, token: string): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    replaceFile(this.#descriptionPath(version), token)
  }

  /** Removes everything but the named versions, including incomplete downloads of others. */
  keepOnly(versions: readonly string[]): void {
    if (!existsSync(this.#folder)) return
    for (const name of readdirSync(this.#folder)) {
      const version = name.replace(/(?:\.zip(?:\.part)?|\.jwt)$/u, '')
      if (!versions.includes(version)) rmSync(join(this.#folder, name), { recursive: true, force: true })
    }
  }

  #descriptionPath(version: string): string {
    return join(this.#folder, `${version}.jwt`)
  }
}
