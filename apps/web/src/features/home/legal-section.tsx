import { brand } from '@stratomate/brand'
import { ageMin } from '@stratomate/domain/risk-text'
import { Banner } from '@stratomate/ui/banner'
import { HomeSection } from './home-section.tsx'

const points = [
  `You must be ${ageMin} or older.`,
  'No refunds unless stated in writing.',
  `${brand.company} is a limited liability company based in ${brand.companySeat}; its law governs.`,
  'Nothing here is financial advice.',
  'Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
] as const

export function LegalSection() {
  return (
    <HomeSection
      id="legal"
      title="Legal Information"
      lede="Terms of Use, Privacy Policy, Service Agreement and License Agreement."
    >
      <Banner tone="note" title="Draft">
        The full texts are being reviewed by counsel and are not in force yet. These points will be part of them.
      </Banner>
      <ul className="mt-6 grid max-w-prose gap-2.5 text-text-2">
        {points.map((point) => (
          <li key={point} className="border-t border-line pt-2.5 first:border-t-0 first:pt-0">
            {point}
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
