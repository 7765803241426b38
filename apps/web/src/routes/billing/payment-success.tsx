import { Card } from '@stratomate/ui/card'
import { PaymentResult } from '#web/features/billing/payment/payment-result.tsx'
import { VerifyingPayment } from '#web/features/billing/payment/verifying-payment.tsx'
import { BoughtLicence } from '#web/features/licences/bought-licence.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

export function meta() {
  return pageMeta({
    path: '/payment-success',
    title: 'Your payment',
    description: 'What came of your payment, and what comes next.',
  })
}

export default function PaymentSuccessRoute() {
  const isHydrated = useHydrated()
  return (
    <div className="mx-auto max-w-form px-4 pt-28 md:pt-32">
      <Card className="p-5 md:p-8">
        {isHydrated ? (
          <PaymentResult bought={(paymentId) => <BoughtLicence paymentId={paymentId} />} />
        ) : (
          <VerifyingPayment />
        )}
        <noscript>
          <p className="mt-5 text-text-2">
            This page needs JavaScript to ask for the result. Your purchase arrives without it too.
          </p>
        </noscript>
      </Card>
    </div>
  )
}
