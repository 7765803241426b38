import { HomeSection } from '#web/features/home/home-section.tsx'
import { CompanyFacts } from '#web/features/legal/company-facts.tsx'
import { LegalTabs } from '#web/features/legal/legal-tabs.tsx'

/** The legal documents at the end of the home page, and who is behind them. */
export function LegalSection() {
  return (
    <HomeSection
      id="legal"
      title="Legal Information"
      width="half"
      lede="Terms of Use, Privacy Policy, Service Agreement and License Agreement, in full."
    >
      <LegalTabs />
      <CompanyFacts />
    </HomeSection>
  )
}
