import { brand } from '@stratomate/brand'
import { routes } from '@stratomate/contracts/routes'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { CommunityFeed } from '#web/features/community/posts/community-feed.tsx'
import { CommunityPost } from '#web/features/community/posts/community-post.tsx'
import { PostTitle } from '#web/features/community/posts/post-title.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import type { Route } from './+types/community.ts'
import { t } from '#web/shared/language/t.ts'

const rulesId = 'community-rules'
const CommunityRules = hydrateLater({
  anchorId: rulesId,
  moment: 'idle',
  load: async () => (await import('#web/features/community/community-rules.tsx')).CommunityRules,
})

/** What people come for is asked for with the page, not when its script has come: the same address as `usePosts` asks. */
const postsAtOnce = {
  tagName: 'link',
  rel: 'preload',
  as: 'fetch',
  href: routes.listPosts.path,
  crossOrigin: 'use-credentials',
} as const

export function meta({ params: { id } }: Route.MetaArgs) {
  const description = t(
    'Where members of {brand} compare indicator settings and help each other, and the rules that hold there.',
    { brand: brand.name },
  )
  const trail = [{ name: t('Home'), path: '/' }]
  // What members write changes and goes, so search engines keep the list and not each post.
  if (id !== undefined) return pageMeta({ path: '/404', title: t('A post in the community'), description })
  return [...pageMeta({ path: '/community', title: t('Community'), description, trail }), postsAtOnce]
}

export default function CommunityRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      {id === undefined ? (
        <>
          <h1 className="text-2xl md:text-3xl">{t('Community')}</h1>
          <p className="mt-4 mb-8 max-w-prose text-md text-text-2 lg:mb-10">
            {t('Swap settings and setup tips with other members.')}
          </p>
          <div className="lg:community-columns grid grid-cols-1 items-start gap-x-10 gap-y-6">
            {/* A boundary, since the page comes to life in two shorter turns then: its frame, and what is read. */}
            <Suspense>
              <CommunityFeed />
            </Suspense>
            <Suspense>
              <CommunityRules anchorId={rulesId} />
            </Suspense>
          </div>
        </>
      ) : (
        <>
          <LinkButton
            to="/community"
            variant="quiet"
            size="sm"
            className="-ml-3.5"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
          >
            {t('All posts')}
          </LinkButton>
          <h1 className="mt-2 mb-6 text-xl wrap-anywhere md:text-2xl">
            <PostTitle id={id} />
          </h1>
          <div className="lg:post-columns grid grid-cols-1 items-start gap-x-10 gap-y-6">
            <div className="min-w-0">
              <CommunityPost key={id} id={id} />
            </div>
            <Suspense>
              <CommunityRules anchorId={rulesId} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  )
}
