import { type LegalDocumentId, legalPage } from '@stratomate/contracts/site/pages'
import { ageMin, riskText } from '@stratomate/domain/trading/risk-text'
import { Checkbox } from '@stratomate/ui/checkbox'
import { checkFilled } from '#web/shared/forms/check-field.ts'
import { CountryField } from '#web/shared/forms/country-field.tsx'
import type { FieldValues } from '#web/shared/forms/use-form.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export type ConsentField = 'country' | 'adult' | 'riskAccepted'
export const consentLabels = (): Record<ConsentField, string> => ({
  country: t('Country'),
  adult: t('Age'),
  riskAccepted: t('Terms'),
})
export const consentFields = ['country', 'adult', 'riskAccepted'] as const

/** The country, and one consent each for the age and for the terms with the risk. */
export function ConsentFields({ errors }: { errors: Partial<Record<ConsentField, string>> }) {
  return (
    <>
      <CountryField error={errors.country} />
      <Checkbox id="adult" name="adult" label={t('I am {age} or older.', { age: ageMin })} error={errors.adult} />
      <Checkbox
        id="riskAccepted"
        name="riskAccepted"
        error={errors.riskAccepted}
        label={
          <>
            <TextWithMarks
              text="I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>, and this:"
              marks={{
                terms: (words) => <DocumentLink id="terms-of-use">{words}</DocumentLink>,
                privacy: (words) => <DocumentLink id="privacy-policy">{words}</DocumentLink>,
              }}
            />{' '}
            <span className="text-text-2">{t(riskText.full)}</span>
          </>
        }
      />
    </>
  )
}

/** Opens in another tab, so that the form keeps what was typed. */
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
    country: checkFilled(values.country, t('Choose your country')),
    adult: checkFilled(values.adult, t('You must be {age} or older', { age: ageMin })),
    riskAccepted: checkFilled(values.riskAccepted, t('Please read and accept the terms and the risk')),
  }
}
