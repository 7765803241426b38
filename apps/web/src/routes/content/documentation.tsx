import { documentation, type InformationCard } from '@stratomate/content/documentation/documentation'
import { BookOpen, Braces, ListChecks } from 'lucide-react'
import { Suspense } from 'react'
import { ContentLink } from '#web/shared/content/content-link.tsx'
import { ContentSearch } from '#web/features/content/content-search.tsx'
import { DocumentationNav } from '#web/features/content/documentation-nav.tsx'
import { FoldButtons } from '#web/features/content/fold-buttons.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { BuiltPart } from '#web/shared/page/built-part.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'

const foldsId = 'sections'

const Folds = hydrateLater({
  anchorId: foldsId,
  moment: 'idle',
  // The drawings are those of the guides, another feature.
  load: async () => {
    const [{ DocumentationFolds }, { drawings }] = await Promise.all([
      import('#web/features/content/documentation-folds.tsx'),
      import('#web/features/guides/figures/drawings.tsx'),
    ])
    return (place: { anchorId: string }) => <DocumentationFolds {...place} drawings={drawings} />
  },
})

export function meta() {
  return pageMeta({
    path: '/documentation',
    title: t('Documentation'),
    description: t(
      'Install, connect and use the desktop client: system requirements, screens, strategy rules, platforms and troubleshooting.',
    ),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function DocumentationRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Documentation')}</h1>
      <p className="mt-4 mb-8 max-w-prose text-md text-text-2">
        {t('From the first installation to the meaning of every code in the Alerts Log.')}
      </p>
      <div className="lg:documentation-columns grid-cols-1 items-start gap-x-10 gap-y-8 max-lg:flex max-lg:flex-col lg:grid">
        <DocumentationNav />
        <div className="w-full min-w-0 max-w-prose">
          <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-72">
              <ContentSearch />
            </div>
            <FoldButtons foldsId={foldsId} />
          </div>
          <Suspense fallback={<BuiltPart anchorId={foldsId} />}>
            <Folds anchorId={foldsId} />
          </Suspense>
        </div>
        <aside aria-label={t('More help')} className="w-full lg:sticky lg:top-24">
          <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
            {inLanguage('documentation', documentation).cards.map((card) => (
              <li key={card.id} className="contents">
                <Card card={card} />
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}

const icons = {
  guides: BookOpen,
  api: Braces,
  practices: ListChecks,
} as const satisfies Record<InformationCard['id'], typeof BookOpen>

function Card({ card: { id, title, text, to, label } }: { card: InformationCard }) {
  const Icon = icons[id]
  return (
    <div className="grid grid-cols-1 content-start gap-1.5 rounded-lg border border-line bg-s1 p-4">
      <h2 className="flex items-center gap-2.5 text-base leading-snug">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
        {title}
      </h2>
      <p className="text-sm text-text-2">{text}</p>
      <p className="text-sm">
        <ContentLink to={to}>{label}</ContentLink>
      </p>
    </div>
  )
}
