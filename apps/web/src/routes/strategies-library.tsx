import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/strategies-library', title: 'StrategiesLibrary', description: 'StrategiesLibrary' })
}

export default function StrategiesLibraryRoute() {
  return <h1 className="pt-28">StrategiesLibrary</h1>
}
