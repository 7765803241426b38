import type { Language } from '@stratomate/contracts/site/languages'
import { formatCount } from '@stratomate/std/format-number'
import { spoken } from '#web/shared/language/spoken.ts'

const units = ['B', 'KB', 'MB', 'GB'] as const

const decimalMark = { en: '.', es: ',', 'pt-BR': ',' } as const satisfies Record<Language, string>

/**
 * A size as Windows shows it, in steps of 1,024: `243 KB`, `38.4 MB`. Without decimals from 100 of a unit on.
 * @param bytes 0 or more
 */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  return `${formatAmount(bytes / 1_024 ** step)}\u00A0${units[step] ?? 'B'}`
}

/**
 * Small amounts are written here: the browser's first number format takes a slow phone 65 ms in one piece, during which
 * no touch is answered.
 */
function formatAmount(amount: number): string {
  if (amount >= 100) return formatCount(Math.round(amount), spoken.language)
  return (Math.round(amount * 10) / 10).toString().replace('.', decimalMark[spoken.language])
}
