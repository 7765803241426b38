import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/support', title: 'Support', description: 'Support' })
}

export default function SupportRoute() {
  return <h1 className="pt-28">Support</h1>
}
