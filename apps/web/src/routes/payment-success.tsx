import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/payment-success', title: 'PaymentSuccess', description: 'PaymentSuccess' })
}

export default function PaymentSuccessRoute() {
  return <h1 className="pt-28">PaymentSuccess</h1>
}
