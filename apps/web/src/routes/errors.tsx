import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/errors', title: 'Errors', description: 'Errors' })
}

export default function ErrorsRoute() {
  return <h1 className="pt-28">Errors</h1>
}
