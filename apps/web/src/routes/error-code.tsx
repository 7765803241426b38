import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/error-code', title: 'ErrorCode', description: 'ErrorCode' })
}

export default function ErrorCodeRoute() {
  return <h1 className="pt-28">ErrorCode</h1>
}
