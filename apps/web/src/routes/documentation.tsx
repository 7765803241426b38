import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/documentation', title: 'Documentation', description: 'Documentation' })
}

export default function DocumentationRoute() {
  return <h1 className="pt-28">Documentation</h1>
}
