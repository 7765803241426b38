import { TextLink } from '#web/shared/page/link-button.tsx'
import { AccountSection } from './account-section.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** What was paid and is owed, with the provider's papers. */
export function BillingPanel() {
  return (
    <AccountSection
      title="Invoices and receipts"
      lede={
        <>
          Each opens at the payment provider, where it can be printed. Cards and plans are changed under{' '}
          <TextLink to="/dashboard">Manage Subscription</TextLink>.
        </>
      }
    >
      <InvoiceList />
    </AccountSection>
  )
}
