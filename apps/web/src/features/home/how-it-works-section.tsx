import { Reveal } from '#web/shared/page/reveal.tsx'
import { t } from '#web/shared/language/t.ts'
import { FlowDiagram } from './flow-diagram.tsx'
import { HomeSection } from './home-section.tsx'

const steps = [
  {
    title: 'Set up MetaTrader 5',
    text: 'Open the charts you trade. OTC charts also need the third-party EABiBOT expert advisor; without it only non-OTC charts can be traded.',
  },
  {
    title: 'Install the desktop client',
    text: 'Log in once. Your subscription is tied to your account, not to the device.',
  },
  {
    title: 'Choose indicator and amount',
    text: 'Star your favorite charts, then set trade amount and timeframe.',
  },
  {
    title: 'Start trading',
    text: 'Watch it on a demo account first. A signal that breaks one of your rules is refused with the reason, such as a payout under your minimum.',
  },
] as const

export function HowItWorksSection() {
  return (
    <HomeSection
      id="how-it-works"
      title={t('How It Works')}
      lede={t(
        'Direct integration between terminal and broker, without third parties. The client sits next to your charts, on your machine.',
      )}
    >
      <Reveal className="items-center gap-12 md:grid md:grid-cols-2 lg:block">
        <FlowDiagram />
        <ol className="mt-7 grid gap-y-4 md:mt-0 md:gap-y-7 lg:mt-6 lg:grid-cols-4 lg:gap-y-0">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="lg:border-l lg:border-line lg:px-6 lg:first:border-l-0 lg:first:pl-0">
              <h3 className="flex items-baseline gap-2.5 text-md leading-snug">
                <span aria-hidden="true" className="text-sm font-semibold text-accent-text tabular-nums">
                  {index + 1}
                </span>
                {t(title)}
              </h3>
              <p className="mt-1.5 text-text-2">{t(text)}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </HomeSection>
  )
}
