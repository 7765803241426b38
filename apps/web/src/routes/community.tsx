import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/community', title: 'Community', description: 'Community' })
}

export default function CommunityRoute() {
  return <h1 className="pt-28">Community</h1>
}
