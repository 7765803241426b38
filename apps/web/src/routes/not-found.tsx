import { NotFoundPanel } from '#web/features/shell/not-found-panel.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/404', title: '404 Page Not Found', description: 'There is no page at this address.' })
}

export default function NotFoundRoute() {
  return <NotFoundPanel />
}
