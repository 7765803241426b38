import type { Licence } from '@stratomate/contracts/billing/schemas'
import { licencePlans } from '@stratomate/domain/billing/plans'
import { Fragment } from 'react'
import { formatPrice } from '@stratomate/std/format-number'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'

const licences = ['basic', 'pro', 'elite'] as const satisfies readonly Licence[]

export function LicenceLine() {
  return (
    <p className="mt-5 flex-none text-text-2">
      {t('Prefer to pay once? One-time licenses:')}{' '}
      {licences.map((licence, index) => (
        <Fragment key={licence}>
          {index === 0 ? null : ', '}
          <TextLink to={`/checkout?plan=${licence}`}>
            {licencePlans[licence].name} {formatPrice(licencePlans[licence].priceCents)}
          </TextLink>
        </Fragment>
      ))}
      .
    </p>
  )
}
