import { Cable, LayoutGrid, Monitor, Timer } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

const facts = [
  { title: 'Direct Integration', text: 'Terminal to broker, with no third party in between.', Icon: Cable },
  { title: 'Instant Execution', text: 'Designed to place a trade within 2 seconds of the signal.', Icon: Timer },
  { title: 'Multiple Charts', text: 'Up to 10+ charts watched at the same time.', Icon: LayoutGrid },
  { title: 'Desktop Client', text: 'Session IDs are created at login. No API keys to enter.', Icon: Monitor },
] as const

export function HeroFacts() {
  return (
    <ul className="rise-in rise-in-late mt-7 grid grid-cols-2 gap-x-5 gap-y-5 lg:mt-6 lg:grid-cols-4 lg:gap-0">
      {facts.map(({ title, text, Icon }) => (
        <li key={title} className="lg:border-l lg:border-line lg:px-6 lg:pt-1 lg:first:border-l-0 lg:first:pl-0">
          <h2 className="flex flex-col gap-2 text-md leading-snug md:flex-row md:items-center md:gap-2.5">
            <Icon size={19} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
            {t(title)}
          </h2>
          <p className="mt-1.5 text-base text-text-2">{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}
