import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { describeError } from '#web/shared/api/api-error.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { ShownKey } from '#web/shared/forms/shown-key.tsx'
import { useLicences, useMakeKey } from './use-licences.ts'
import { keyAbout } from './licence-list.tsx'

/** The key of the licence that this payment has bought, on the page after it; nothing when it bought none. */
export function BoughtLicence({ paymentId }: { paymentId: string }) {
  const licences = useLicences()
  const make = useMakeKey()
  const licence = licences.data?.find((each) => each.paymentId === paymentId)
  if (licence === undefined || licence.state !== 'active') return null
  return (
    <section aria-labelledby="license-key" className="mt-7">
      <h2 id="license-key" className="mb-2 text-lg">
        Your license key
      </h2>
      {make.data === undefined ? (
        <>
          <p className="mb-3 text-sm text-text-2">
            {licence.key === null ? (
              'It connects a computer without signing in on it, and is shown once.'
            ) : (
              <>
                The key ending in <span className="font-mono text-text">{licence.key.ending}</span> was shown before. A
                new one is made in <TextLink to="/account?tab=licenses">your account</TextLink>.
              </>
            )}
          </p>
          {licence.key === null ? (
            <Button isBusy={make.isPending} onClick={() => make.mutate(licence)}>
              Create the key
            </Button>
          ) : null}
        </>
      ) : (
        <ShownKey secret={make.data.key} about={keyAbout} />
      )}
      {make.isError ? (
        <Banner tone="error" className="mt-3">
          {describeError(make.error)}
        </Banner>
      ) : null}
    </section>
  )
}
