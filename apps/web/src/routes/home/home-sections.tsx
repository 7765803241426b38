import { brand } from '@stratomate/brand'
import { homeQuestions } from '@stratomate/content/questions/home-questions'
import { productData } from '#web/features/billing/plans/product-data.ts'
import { questionsData } from '#web/features/content/questions-data.ts'
import { FeaturesSection } from '#web/features/home/features-section.tsx'
import { HowItWorksSection } from '#web/features/home/how-it-works-section.tsx'
import { QuestionsSection } from '#web/features/home/questions-section.tsx'
import { ReasonsSection } from '#web/features/home/reasons-section.tsx'
import { StrategiesSection } from '#web/features/home/strategies-section.tsx'
import { inLanguage } from '#web/shared/language/t.ts'
import { addressOf } from '#web/shared/page/page-meta.ts'
import { StructuredData } from '#web/shared/page/structured-data.tsx'
import { LegalSection } from './legal-section.tsx'
import { PricingSection } from './pricing-section.tsx'

const organization = {
  '@type': 'Organization',
  name: brand.company,
  url: addressOf('/'),
  logo: addressOf('/icon-512.png'),
  slogan: brand.tagline,
}

function QuestionsWithData() {
  return (
    <>
      <QuestionsSection />
      <StructuredData
        objects={[organization, productData(), questionsData(inLanguage('homeQuestions', homeQuestions))]}
      />
    </>
  )
}

/** Everything under the first screen by its anchor, in the order of SPEC §2. */
export const homeSections = {
  features: FeaturesSection,
  'how-it-works': HowItWorksSection,
  strategies: StrategiesSection,
  pricing: PricingSection,
  why: ReasonsSection,
  faq: QuestionsWithData,
  legal: LegalSection,
} as const
