import { HomeSection } from '#web/features/home/home-section.tsx'
import { LegalTabs } from '#web/features/legal/legal-tabs.tsx'

/** The legal documents at the end of the home page. */
export function LegalSection() {
  return (
    <HomeSection
      id="legal"
      title="Legal Information"
      lede="Terms of Use, Privacy Policy, Service Agreement and License Agreement, in full."
    >
      <LegalTabs />
    </HomeSection>
  )
}
