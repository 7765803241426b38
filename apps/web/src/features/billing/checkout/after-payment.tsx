import { brand } from '@stratomate/brand'
import { StageLine } from '#web/shared/page/stage-line.tsx'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'

const inYourAccount = {
  member: 'It is in your account.',
  stranger: 'Sign in or sign up with the email you pay with, and it is in your account.',
} as const
const later = [
  { title: `Install ${brand.desktopName}`, text: 'On the Windows computer that runs MetaTrader\u00A05.' },
  { title: 'Start on paper', text: 'No money is at stake until you switch to Live, with a typed confirmation.' },
] as const

/** What happens between the payment and the first trade, where there is room beside the form; on a phone below it. */
export function AfterPayment() {
  const isMember = useSignInHint() === 'member'
  const first = { title: 'Your license works at once', text: inYourAccount[isMember ? 'member' : 'stranger'] }
  return (
    <section aria-labelledby="after-payment" className="border-t border-line pt-5 lg:self-start">
      <h2 id="after-payment" className="text-md leading-snug font-semibold">
        After the payment
      </h2>
      <StageLine stages={[first, ...later]} filled={0} className="mt-4" />
    </section>
  )
}
