import { releases } from '@stratomate/content/changelog'
import { ReleaseNotes } from '#web/features/content/release-notes.tsx'
import { useOpenAnchor } from '#web/shared/content/use-open-anchor.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { inLanguage, t } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/changelog',
    title: t('Changelog'),
    description: t('What was added, changed and fixed, release by release.'),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function ChangelogRoute() {
  useOpenAnchor()
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Changelog')}</h1>
      <p className="mt-4 mb-10 max-w-prose text-md text-text-2 lg:mb-14">
        {t('What was added, changed and fixed, release by release.')}
      </p>
      {inLanguage('changelog', releases).map((release, place) => (
        <ReleaseNotes key={release.version} release={release} isNewest={place === 0} />
      ))}
    </div>
  )
}
