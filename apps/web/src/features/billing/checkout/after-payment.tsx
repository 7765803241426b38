import { brand } from '@stratomate/brand'
import { StepNumber } from '#web/shared/page/step-number.tsx'

const steps = [
  { title: 'Your license works at once', about: 'It belongs to your email: an account with it has everything.' },
  { title: `Install ${brand.desktopName}`, about: 'On the Windows computer that runs MetaTrader\u00A05.' },
  { title: 'Start on paper', about: 'No money is at stake until you switch to Live, with a typed confirmation.' },
] as const

/** What happens between the payment and the first trade, where there is room beside the form; on a phone below it. */
export function AfterPayment() {
  return (
    <section aria-labelledby="after-payment" className="border-t border-line pt-5 lg:self-start">
      <h2 id="after-payment" className="text-md leading-snug font-semibold">
        After the payment
      </h2>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ title, about }, index) => (
          <li key={title} className="flex gap-3.5">
            <StepNumber place={index} />
            <span className="min-w-0">
              <span className="block leading-7 font-medium">{title}</span>
              <span className="block text-sm text-text-2">{about}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
