import type { SignUpInput } from '@stratomate/contracts'
import { legalVersion, riskText } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'

/** Only the versions in force can be accepted. Errors: invalid_input. */
export function refuseOldTexts(input: Pick<SignUpInput, 'riskTextVersion' | 'legalVersion'>): void {
  if (input.riskTextVersion !== riskText.version) {
    throw new AppError('invalid_input', {
      message: 'The risk note has changed. Please read it again.',
      fields: { riskTextVersion: 'Read the present risk note and accept it again.' },
    })
  }
  if (input.legalVersion !== legalVersion) {
    throw new AppError('invalid_input', {
      message: 'The terms have changed. Please read them again.',
      fields: { legalVersion: 'Read the present terms and accept them again.' },
    })
  }
}
