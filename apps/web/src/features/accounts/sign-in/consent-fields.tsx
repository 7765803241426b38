import { type LegalDocumentId, legalPage } from '@stratomate/contracts/site/pages'
import { ageMin, riskText } from '@stratomate/domain/trading/risk-text'
import { Checkbox } from '@stratomate/ui/checkbox'
import { checkFilled } from '#web/shared/forms/check-field.ts'
import { CountryField } from '#web/shared/forms/country-field.tsx'
import type { FieldValues } from '#web/shared/forms/use-form.ts'

export const consentLabels = { country: 'Country', adult: 'Age', riskAccepted: 'Terms' }
export type ConsentField = keyof typeof consentLabels
export const consentFields = ['country', 'adult', 'riskAccepted'] as const

/** The country, and one consent each for the age and for the terms with the risk. */
export function ConsentFields({ errors }: { errors: Partial<Record<ConsentField, string>> }) {
  return (
    <>
      <CountryField error={errors.country} />
      <Checkbox id="adult" name="adult" label={`I am ${ageMin} or older.`} error={errors.adult} />
      <Checkbox
        id="riskAccepted"
        name="riskAccepted"
        error={errors.riskAccepted}
        label={
          <>
            I accept the <DocumentLink id="terms-of-use">terms</DocumentLink> and the{' '}
            <DocumentLink id="privacy-policy">privacy policy</DocumentLink>, and this:{' '}
            <span className="text-text-2">{riskText.full}</span>
          </>
        }
      />
    </>
  )
}

/** Opens beside the form, which keeps what was typed. */
function DocumentLink({ id, children }: { id: LegalDocumentId; children: string }) {
  return (
    <a href={legalPage(id)} target="_blank" rel="noopener" className="underline underline-offset-3">
      {children}
    </a>
  )
}

/** What is missing, by field. */
export function checkConsents(values: FieldValues<ConsentField>) {
  return {
    country: checkFilled(values.country, 'Choose your country'),
    adult: checkFilled(values.adult, `You must be ${ageMin} or older`),
    riskAccepted: checkFilled(values.riskAccepted, 'Please read and accept the terms and the risk'),
  }
}
