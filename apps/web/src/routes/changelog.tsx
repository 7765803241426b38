import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/changelog', title: 'Changelog', description: 'Changelog' })
}

export default function ChangelogRoute() {
  return <h1 className="pt-28">Changelog</h1>
}
