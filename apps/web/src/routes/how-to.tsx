import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/how-to', title: 'HowTo', description: 'HowTo' })
}

export default function HowToRoute() {
  return <h1 className="pt-28">HowTo</h1>
}
