import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/download', title: 'Download', description: 'Download' })
}

export default function DownloadRoute() {
  return <h1 className="pt-28">Download</h1>
}
