import { spoken } from '#web/shared/language/spoken.ts'

const units = ['B', 'KB', 'MB', 'GB'] as const

/**
 * A size as Windows shows it, in steps of 1,024: `243 KB`, `38.4 MB`. Without decimals from 100 of a unit on.
 * @param bytes 0 or more
 */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  const amount = bytes / 1_024 ** step
  const digits = step === 0 || amount >= 100 ? 0 : 1
  return `${amount.toLocaleString(spoken.language, { maximumFractionDigits: digits })}\u00A0${units[step] ?? 'B'}`
}
