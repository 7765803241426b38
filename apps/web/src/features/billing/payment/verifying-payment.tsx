import { RulerBar } from '@stratomate/ui/ruler-bar'

/** The provider is being asked. */
export function VerifyingPayment() {
  return (
    <div aria-busy="true">
      <h1 className="text-xl">Verifying your payment</h1>
      <p className="mt-3 mb-6 text-text-2">This takes a moment. Please keep the page open; nothing is charged twice.</p>
      <div className="sweep">
        <RulerBar value={1} limit={1} scale={1} />
      </div>
    </div>
  )
}
