import { reasons } from '@stratomate/content/reasons'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { ArrowRight } from 'lucide-react'
import { ContentLink } from '#web/shared/content/content-link.tsx'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { Reveal } from '#web/shared/page/reveal.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { HomeSection } from './home-section.tsx'
import { TrialButton } from './trial-button.tsx'

/** Four facts, each with a link to where it can be checked. */
export function ReasonsSection() {
  return (
    <HomeSection
      id="why"
      title={t('Why Traders Choose Us')}
      lede={t('Four facts instead of praise. Each one says where you can check it yourself.')}
    >
      <Reveal>
        <ol className="phone-row gap-x-6 border-line md:grid md:grid-cols-2 md:border-t lg:grid-cols-4">
          {inLanguage('reasons', reasons).map(({ title, text, proof }, place) => (
            <li
              key={title}
              className="grid grid-cols-1 content-start gap-2 border-line py-5 max-lg:border-b max-md:rounded-lg max-md:border max-md:px-5 lg:pb-0"
            >
              <h3 className="flex items-baseline gap-3 text-md leading-snug">
                <span aria-hidden="true" className="text-sm font-medium tracking-normal text-accent-text tabular-nums">
                  {place + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-prose text-text-2">
                <RichText text={text} />
              </p>
              <p className="mt-1 flex items-center gap-2 text-sm">
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
                <ContentLink to={proof.to}>{proof.label}</ContentLink>
              </p>
            </li>
          ))}
        </ol>
      </Reveal>
      <TrialButton
        label={t('Start Your {days}-Day Free Trial', { days: trialPlan.days })}
        className="mt-6 max-sm:w-full"
      />
    </HomeSection>
  )
}
