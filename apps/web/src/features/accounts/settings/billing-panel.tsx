import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'
import { InvoiceList } from './invoice-list.tsx'

/**
 * What is paid for, in the words of its own feature, and what was paid and is owed, with the provider's papers. A plan
 * may take little room or much, so the papers below it appear when it is known, and nothing moves.
 */
export function BillingPanel({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="peer">
        <AccountSection
          title="Plan"
          lede="It belongs to your account, on any number of computers. Cards and plans are changed at the payment provider."
        >
          {children}
        </AccountSection>
      </div>
      <div className="border-t border-line peer-has-data-loading:hidden">
        <AccountSection
          title="Invoices and receipts"
          lede="Each opens at the payment provider, where it can be printed."
        >
          <InvoiceList />
        </AccountSection>
      </div>
    </>
  )
}
