import type { LicenceView } from '@stratomate/contracts/licences/schemas'
import { Banner } from '@stratomate/ui/banner'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { ShownKey } from '#web/shared/forms/shown-key.tsx'
import { LicenceRow } from './licence-row.tsx'
import { ReplaceKey } from './replace-key.tsx'
import { useMakeKey } from './use-licences.ts'
import { brand } from '@stratomate/brand'

/** The licences of the account; a new key is shown in full beside its licence, once. */
export function LicenceList({ licences }: { licences: readonly LicenceView[] }) {
  const make = useMakeKey()
  const [asked, setAsked] = useState<LicenceView | null>(null)
  if (licences.length === 0) {
    return (
      <EmptyList title="No license yet" action={<LinkButton to="/checkout">See the licenses</LinkButton>}>
        Pay once instead of every month.
      </EmptyList>
    )
  }
  const makeKey = (licence: LicenceView) => {
    setAsked(null)
    make.mutate(licence)
  }
  return (
    <>
      {make.isError ? (
        <Banner tone="error" className="mb-5">
          {describeError(make.error)}
        </Banner>
      ) : null}
      <ul className="grid gap-5">
        {licences.map((licence) => (
          <LicenceRow
            key={licence.id}
            licence={licence}
            isBusy={make.isPending && make.variables.id === licence.id}
            onMake={() => (licence.key === null ? makeKey(licence) : setAsked(licence))}
          >
            {make.data?.licence.id === licence.id ? (
              <ShownKey key={make.data.key} secret={make.data.key} about={keyAbout} />
            ) : null}
          </LicenceRow>
        ))}
      </ul>
      <ReplaceKey licence={asked} onClose={() => setAsked(null)} onReplace={makeKey} />
    </>
  )
}

/** What a new key is for, in one sentence. */
export const keyAbout = `Type it into ${brand.desktopName} when it asks for a license key. Whoever has it can connect a computer to your account, so keep it like a password.`
