import { HomeSection } from '#web/features/home/home-section.tsx'
import { CompanyFacts } from '#web/features/legal/company-facts.tsx'
import { LegalTabs } from '#web/features/legal/legal-tabs.tsx'
import { t } from '#web/shared/language/t.ts'

/** The legal documents at the end of the home page, and who is behind them. */
export function LegalSection() {
  return (
    <HomeSection
      id="legal"
      title={t('Legal Information')}
      width="half"
      lede={t('Terms of Use, Privacy Policy, Service Agreement and License Agreement, in full.')}
    >
      <LegalTabs />
      <CompanyFacts />
    </HomeSection>
  )
}
