import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** What is paid for, in the words of its own feature, and what was paid and is owed, with the provider's papers. */
export function BillingPanel({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountSection
        title="Plan"
        lede="It belongs to your account, on any number of computers. Cards and plans are changed at the payment provider."
      >
        {children}
      </AccountSection>
      <AccountSection title="Invoices and receipts" lede="Each opens at the payment provider, where it can be printed.">
        <InvoiceList />
      </AccountSection>
    </>
  )
}
