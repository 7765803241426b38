import type { TradingSettings } from '@stratomate/contracts'
import { indicators, ParameterError, parseParameters } from '@stratomate/indicators'
import { AppError } from '#server/features/app-error.ts'

/**
 * Settings that the desktop app could take over as they are: a known indicator, and parameters in their ranges.
 * Errors: invalid_input with the place of what is wrong.
 */
export function requireGoodSettings(settings: TradingSettings | null): void {
  if (settings === null) return
  const indicator = Object.entries(indicators).find(([id]) => id === settings.indicatorId)?.[1]
  if (indicator === undefined) {
    throw new AppError('invalid_input', { fields: { 'settings.indicatorId': 'Choose an indicator of the library.' } })
  }
  try {
    parseParameters<string>(indicator, settings.parameters)
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error
    throw new AppError('invalid_input', { fields: { [`settings.parameters.${error.parameter}`]: error.message } })
  }
}
