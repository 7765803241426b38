import { FeaturesSection } from '#web/features/home/features-section.tsx'
import { HowItWorksSection } from '#web/features/home/how-it-works-section.tsx'
import { LegalSection } from '#web/features/home/legal-section.tsx'
import { StrategiesSection } from '#web/features/home/strategies-section.tsx'
import { PricingSection } from './pricing-section.tsx'

/** Everything under the first screen, in the order of SPEC §2. */
export function HomeBody() {
  return (
    <>
      <FeaturesSection />
      <HowItWorksSection />
      <StrategiesSection />
      <PricingSection />
      <LegalSection />
    </>
  )
}
