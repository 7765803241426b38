import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { errorPage } from '@stratomate/contracts/site/pages'
import type { ReactNode } from 'react'
import { type CodeMeaning, explainCode } from '#web/features/content/explained-code.ts'
import { PageTrail } from '#web/shared/content/page-trail.tsx'
import { NotFoundPanel } from '#web/features/shell/not-found-panel.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t } from '#web/shared/language/t.ts'
import type { Route } from './+types/error-code.ts'

const trail = () => [
  { name: t('Home'), path: '/' },
  { name: t('Error Codes'), path: '/errors' },
]

export function meta({ params: { code } }: Route.MetaArgs) {
  const explained = explainCode(code)
  if (explained === null) {
    return pageMeta({ path: '/404', title: t('404 Page Not Found'), description: t('There is no such code.') })
  }
  const sentence = explained.meanings[0]?.sentence ?? ''
  return pageMeta({ path: errorPage(code), title: code, description: `${sentence} ${explained.fix}`, trail: trail() })
}

export default function ErrorCodeRoute({ params: { code } }: Route.ComponentProps) {
  const explained = explainCode(code)
  if (explained === null) return <NotFoundPanel />
  const { meanings, cause, fix } = explained
  const [main, ...others] = meanings
  const statuses = meanings.flatMap((meaning) => (meaning.kind === 'error' ? [meaning.status] : []))
  return (
    <div className="mx-auto w-full max-w-prose px-4 pt-28 md:px-6 lg:px-0 lg:pt-32">
      <PageTrail trail={trail().slice(1)} here={code} />
      <h1 className="text-2xl md:text-3xl">{main?.sentence ?? code}</h1>
      <p className="mt-3 font-mono text-sm break-words text-text-3">{code}</p>
      {others.map(({ kind, sentence }) => (
        <p key={kind} className="mt-4 text-lg text-text-2">
          {sentence}
        </p>
      ))}
      <dl className="mt-10">
        <Fact term={t('Cause')}>{cause}</Fact>
        <Fact term={t('Fix')}>{fix}</Fact>
        <Fact term={t('Where you see it')}>
          {meanings.map((meaning) => (
            <span key={meaning.kind} className="block">
              {t(places[meaning.kind])}
            </span>
          ))}
        </Fact>
        {statuses.map((status) => (
          <Fact key={status} term={t('HTTP status')}>
            <span className="tabular-nums">{status}</span>
          </Fact>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/documentation#troubleshooting">{t('Troubleshooting')}</LinkButton>
        <LinkButton to="/support">{t('Ask support')}</LinkButton>
        <LinkButton to="/errors" variant="quiet">
          {t('All codes')}
        </LinkButton>
      </div>
    </div>
  )
}

const places = {
  error:
    'In the message on the page or in the desktop app where you acted, with a request id that support can look up.',
  refusal: 'In the Alerts Log of the desktop app and under Recent Activity on the dashboard, beside the signal.',
} as const satisfies Record<CodeMeaning['kind'], TranslatedText>

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-t border-line py-5 sm:fact-columns">
      <dt className="text-sm text-text-3">{term}</dt>
      <dd className="text-md">{children}</dd>
    </div>
  )
}
