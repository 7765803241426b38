import { NotFoundPanel } from '#web/features/shell/not-found-panel.tsx'
import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('404 Page Not Found', 'There is no page at this address.'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundRoute() {
  return <NotFoundPanel />
}
