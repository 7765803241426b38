import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/checkout', title: 'Checkout', description: 'Checkout' })
}

export default function CheckoutRoute() {
  return <h1 className="pt-28">Checkout</h1>
}
