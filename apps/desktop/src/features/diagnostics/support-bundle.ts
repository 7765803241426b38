import { hostname, release, totalmem, userInfo } from 'node:os'
import { join } from 'node:path'
import type { WindowFinding } from '@stratomate/contracts/desktop-window/diagnostics'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'

export type BundleDependencies = {
  state: WindowState
  findings: readonly WindowFinding[]
  lines: readonly string[]
  nowMs: number
  /** Removes every secret from a text. */
  redact: (text: string) => string
}

/**
 * What support needs to understand a computer, as text that a person can read before sending it: versions, settings,
 * findings and the last lines of the log. No key, no token, no name of the person or the computer, no trades.
 */
export function supportBundle({ state, findings, lines, nowMs, redact }: BundleDependencies): string {
  const { version, plan, terminal, broker, trading, slots, today, speed, settings } = state
  const { folder: _, ...shownSettings } = settings
  const facts = {
    madeAt: new Date(nowMs).toISOString(),
    version,
    system: `${process.platform} ${release()} ${process.arch}, Node ${process.versions.node}`,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    plan,
    terminal,
    broker: { id: broker.id, account: broker.account, isConnected: broker.isConnected },
    trading,
    slots,
    today,
    speed,
    settings: shownSettings,
  }
  const parts = [
    JSON.stringify(facts, null, 2),
    ...findings.map(({ id, state: kind, title, advice }) =>
      `${kind.padEnd(8)}${id.padEnd(10)}${title} ${advice}`.trimEnd(),
    ),
    '',
    ...lines,
  ]
  return withoutPerson(redact(parts.join('\n')))
}

/** Puts the text into a file beside the data and answers its path. */
export function saveBundle(dataFolder: string, text: string, nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().replaceAll(/[:.]/gu, '-')
  const file = join(dataFolder, `support-${stamp}.txt`)
  replaceFile(file, `${text}\n`)
  return file
}

function withoutPerson(text: string): string {
  const { username, homedir } = userInfo()
  return [homedir, hostname(), username]
    .filter((name) => name.length > 1)
    .reduce((rest, name) => rest.replaceAll(wholeName(name), '[person]'), text)
}

/**
 * A short name is removed only as a whole word, because other words may contain it. Windows writes names in any case.
 */
function wholeName(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return name.length > 2
    ? new RegExp(escaped, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
