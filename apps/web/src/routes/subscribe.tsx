import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/subscribe', title: 'Subscribe', description: 'Subscribe' })
}

export default function SubscribeRoute() {
  return <h1 className="pt-28">Subscribe</h1>
}
