import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/status', title: 'Status', description: 'Status' })
}

export default function StatusRoute() {
  return <h1 className="pt-28">Status</h1>
}
