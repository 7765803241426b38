import { brand, isExample } from '@stratomate/brand'
import { t } from '#web/shared/language/t.ts'

const facts = [
  ['Company', brand.company],
  ['Based in', brand.companySeat],
  ['Email', brand.email],
] as const

/** Who runs the service. A value that the owner has not given yet is marked as an example. */
export function CompanyFacts() {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-text-3">{t(term)}</dt>
          <dd className="text-text">
            {value}
            {isExample(value) ? <span className="text-text-3"> {t('(example)')}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
