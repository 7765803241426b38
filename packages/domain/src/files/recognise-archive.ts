import type { UploadKind } from '@stratomate/contracts/files/values'
import { type Addon, addons } from './addons.ts'

/** What an archive is by the names in it: the desktop app, an add-on of ours, other indicators, or unknown. */
export type RecognisedArchive =
  | { kind: 'app' }
  | { kind: 'addon'; addon: Addon }
  | { kind: 'indicators' }
  | { kind: 'unknown' }

const programName = /(?:\.(?:exe|msi)|^app\/[^/]+\.mjs)$/iu
const indicatorName = /^MQL5\/Indicators\/(?:.*\/)?([^/]+)\.(?:mq5|ex5)$/iu

/**
 * Recognises an archive by the names of its entries. An add-on may contain further indicators, so its own name decides.
 */
export function recogniseArchive(names: readonly string[]): RecognisedArchive {
  if (names.some((name) => programName.test(name))) return { kind: 'app' }
  const indicators = new Set(names.flatMap((name) => indicatorName.exec(name)?.[1] ?? []))
  const addon = addons.find(({ name }) => indicators.has(name))
  if (addon !== undefined) return { kind: 'addon', addon }
  return { kind: indicators.size > 0 ? 'indicators' : 'unknown' }
}

/** The name of an add-on's file, without its ending. */
export function addonFileName({ downloadUrl }: Pick<Addon, 'downloadUrl'>): string {
  return downloadUrl.slice(downloadUrl.lastIndexOf('/') + 1).replace(/\.zip$/u, '')
}

/**
 * Why an archive may not be published as the kind it was sent as; null when it may. `name` is the name under which an
 * add-on is published. The administrator decides about an unrecognised one.
 */
export function archiveMismatch(
  recognised: RecognisedArchive,
  { kind, name }: { kind: UploadKind; name: string },
): string | null {
  if (kind === 'main') {
    if (recognised.kind === 'addon') return `This is the add-on ${recognised.addon.name}, not the installer.`
    return recognised.kind === 'indicators' ? 'These are indicators for MetaTrader 5, not the installer.' : null
  }
  if (recognised.kind === 'app') return 'This is the desktop app, not an indicator add-on.'
  if (recognised.kind !== 'addon' || addonFileName(recognised.addon) === name) return null
  return `This is the add-on ${recognised.addon.name}. Publish it under the name ${addonFileName(recognised.addon)}.`
}

/** The version that an indicator's source declares, such as 1.2.0 for `#property version "1.20"`; null without one. */
export function declaredVersion(source: string): string | null {
  const [, major, minor, patch] = /#property\s+version\s+"(\d+)\.(\d)(\d)"/u.exec(source) ?? []
  return major === undefined ? null : [major, minor, patch].join('.')
}
