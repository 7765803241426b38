import { brand } from '@stratomate/brand'
import { StatusPanel } from '#web/features/status/status-panel.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { historyDays } from '@stratomate/contracts/status/values'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/status',
    title: t('Status'),
    description: t('How each part of {brand} is doing right now, its last {days} days and past incidents.', {
      brand: brand.name,
      days: historyDays,
    }),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function StatusRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Status')}</h1>
      <p className="mt-4 mb-10 max-w-prose text-md text-text-2">
        {t('Checked every minute from inside the service, so a total outage cannot show here.')}
      </p>
      <StatusPanel />
      <p className="mt-8 max-w-prose text-text-2">
        <TextWithMarks
          text="Something is wrong and not listed here? <support>Write to support</support>."
          marks={{ support: (words) => <TextLink to="/support#contact">{words}</TextLink> }}
        />
      </p>
    </div>
  )
}
