import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/guide', title: 'Guide', description: 'Guide' })
}

export default function GuideRoute() {
  return <h1 className="pt-28">Guide</h1>
}
