import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { countryCodes } from './country-codes.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

/** Names come from the browser, in one language with the page; the built page has none to disagree with. */
export function CountryField({ error, defaultValue = '' }: { error: string | undefined; defaultValue?: string }) {
  const isHydrated = useHydrated()
  return (
    <Field id="country" label="Country" error={error}>
      {(control) => (
        <Select {...control} name="country" autoComplete="country" defaultValue={defaultValue}>
          <option value="">Choose a country</option>
          {isHydrated
            ? countries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))
            : null}
        </Select>
      )}
    </Field>
  )
}

let named: { code: string; name: string }[] | null = null

function countries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  named ??= countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return named
}
