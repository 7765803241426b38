import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/indicator-addons', title: 'IndicatorAddons', description: 'IndicatorAddons' })
}

export default function IndicatorAddonsRoute() {
  return <h1 className="pt-28">IndicatorAddons</h1>
}
