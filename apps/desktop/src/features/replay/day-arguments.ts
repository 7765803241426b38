import { resolve } from 'node:path'
import { TradingDay } from '@stratomate/contracts'
import { SettingsError } from '@stratomate/std/errors'

/** The trading day that an argument names. Throws a SettingsError. */
export function dayOf(text: string | undefined, argument: '--day' | '--replay'): string {
  if (text === undefined || !TradingDay.safeParse(text).success) {
    throw new SettingsError(`${argument} must be a day such as 2026-11-18.`)
  }
  return text
}

/** The file that --export names, as an absolute path. Throws a SettingsError. */
export function exportFileOf(file: string | undefined): string {
  if (file === undefined || !/\.(?:csv|json)$/iu.test(file)) {
    throw new SettingsError('--export must name a file that ends in .csv or .json.')
  }
  return resolve(file)
}
