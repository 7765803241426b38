import { simulatedDashboardAddress } from '@stratomate/contracts/site/simulated-dashboard-address'
import type { Licence, Tier } from '@stratomate/contracts'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain'
import { signature } from '#server/features/mail/mail-frame.ts'
import { type Paragraph, say, type Said, type Slot } from '#server/features/say.ts'
import type { Mail } from '#server/features/ports.ts'

type About = { to: string; id: string; tier: Tier }

const atDashboard: Slot = { page: '/dashboard' }

/** For somebody who has bought without an account. */
const waits = say(
  'What was bought waits under this email address. Sign up or log in with it at {page}, and it is in your account at once. If this was not you, write to us.',
  { page: { page: '/' } },
)

/** A person with an account under the address must not take the mail for one about their own plan. */
const apart = say(
  'This is about a purchase that was made without an account and with this email address. If you have an account, nothing in it has changed.',
)

/** Whether the buyer has an account or only an address. */
export type Owner = 'account' | 'address'

/**
 * The receipt of a payment that the provider has. `what` is what was bought; `next` says what is charged later. Its date is
 * that of the books, in UTC like the invoice's.
 */
export function receiptMail(paid: {
  to: string
  id: string
  what: Said
  amountCents: number
  paidAt: Date
  next: Said
  owner: Owner
  liveMode: boolean
}): Mail {
  const amount: Slot = { usdCents: paid.amountCents }
  const mail = compose(
    { to: paid.to, dedupeKey: `receipt:${paid.id}`, subject: say('Your {brand} receipt: {amount}', { amount }) },
    [
      say('We have your payment. Thank you.'),
      [
        say('For: {what}', { what: paid.what }),
        say('Amount: {amount} (US dollars)', { amount }),
        say('Date: {date}', { date: { booked: paid.paidAt } }),
        say('Reference: {reference}', { reference: paid.id }),
      ],
      ...(paid.liveMode ? [] : [say('Test mode: no card was charged.')]),
      paid.next,
      ...hint(paid.owner),
    ],
  )
  return paid.owner === 'account' ? mail : toAddress(mail)
}

/** The same mail to the address of a purchase that no account has claimed. */
export function toAddress(mail: Mail): Mail {
  const { subject, paragraphs } = mail
  return {
    ...mail,
    subject: say('A purchase with your email: {subject}', { subject }),
    paragraphs: [apart, ...paragraphs],
  }
}

/** Sent before the money moves; what was given back is then listed among the account's invoices as refunded. */
export function duplicateMail(twice: { to: string; id: string; what: Said; amountCents: number }): Mail {
  const { to, id, what } = twice
  const amount: Slot = { usdCents: twice.amountCents }
  return compose(
    { to, dedupeKey: `duplicate:${id}`, subject: say('We give back a second payment: {amount}', { amount }) },
    [
      say(
        'A {what} was paid for with your email address, and your account already has a plan of this kind. One is enough.',
        { what },
      ),
      say(
        'We have ended the second one and give the whole payment of {amount} back to the card that paid it. Banks take 5 to 10 days. Nothing more is charged for it.',
        { amount },
      ),
      say('What your account had before runs on unchanged.'),
      say('You see the refund among your invoices: {page}', { page: { page: '/account?tab=billing' } }),
    ],
  )
}

/** The last paragraph of a subscription's receipt. */
export function nextCharge(endsAt: Date | null, cancelsAt: Date | null): Said {
  if (cancelsAt !== null) {
    return say('The subscription ends on {moment} and is not charged again.', { moment: { moment: cancelsAt } })
  }
  return endsAt === null
    ? say(
        "The next payment is due every month. To change or end the subscription, press 'Manage Subscription' at {page}.",
        {
          page: atDashboard,
        },
      )
    : say(
        "The next payment is due on {moment}. To change or end the subscription, press 'Manage Subscription' at {page}.",
        { moment: { moment: endsAt }, page: atDashboard },
      )
}

/** The last paragraph of a license's receipt. */
export const paidOnce = say('You have paid once; nothing more is charged. Your license key waits at {page}', {
  page: { page: '/account?tab=licenses' },
})

export function trialStartedMail({ to, id, tier, endsAt, owner }: About & { endsAt: Date | null; owner: Owner }): Mail {
  const { tradesPerDay, charts, days } = trialPlan
  return compose({ to, dedupeKey: `trial-started:${id}`, subject: say('Your {brand} trial has started') }, [
    endsAt === null
      ? say('Your free trial has started and ends after {days} days.', { days })
      : say('Your free trial has started and ends on {moment}.', { moment: { moment: endsAt } }),
    say('It gives you {trades} automated trades a day, {charts} charts and one indicator at a time.', {
      trades: tradesPerDay,
      charts,
    }),
    say(
      'Without a card the trial ends and nothing is charged. With a saved card it continues as {plan}; cancel before the end and nothing is charged.',
      { plan: priced(tier) },
    ),
    say('The next step is the desktop app: {page}', { page: { page: '/how-to' } }),
    say('It runs on Windows. On any other computer or phone you can watch simulated charts: {page}', {
      page: { page: simulatedDashboardAddress },
    }),
    ...hint(owner),
  ])
}

export function trialEndsMail(trial: About & { endsAt: Date; outcome: 'ends' | 'needs-card' | 'is-charged' }): Mail {
  const { to, id, tier, endsAt, outcome } = trial
  const plan = priced(tier)
  const what = {
    ends: say('You have cancelled, so nothing is charged. Automated trading stops then.'),
    'needs-card': say(
      'No card is saved, so nothing is charged and automated trading stops then. To continue with {plan}, save a card first: {page}',
      { plan, page: { page: `/subscribe?tier=${tier}` } },
    ),
    'is-charged': say(
      "A card is saved, so the trial continues as {plan}, which is charged then. Cancel before and nothing is charged: press 'Manage Subscription' at {page}.",
      { plan, page: atDashboard },
    ),
  }[outcome]
  const mail = compose({ to, dedupeKey: `trial-ends:${id}`, subject: say('Your {brand} trial ends tomorrow') }, [
    say('Your free trial ends on {moment}.', { moment: { moment: endsAt } }),
    what,
  ])
  // Without a topic, so that nobody can switch off the mail that announces a charge.
  return outcome === 'is-charged' ? mail : { ...mail, topic: 'trial' }
}

export function trialEndedMail({ to, id }: About): Mail {
  return compose({ to, dedupeKey: `trial-ended:${id}`, subject: say('Your {brand} trial has ended') }, [
    say('Your free trial has ended. Nothing was charged, and it places no more trades.'),
    say('To continue, choose a plan at {page}', { page: { page: '/pricing' } }),
  ])
}

export function paymentFailedMail(failed: About & { since: Date; stopsAt: Date }): Mail {
  const { to, id, tier, since, stopsAt } = failed
  const dedupeKey = `payment-failed:${id}:${since.getTime()}`
  return compose({ to, dedupeKey, subject: say('Your {brand} payment failed') }, [
    say('We could not charge {plan}.', { plan: priced(tier) }),
    say(
      "Your plan keeps working until {moment}. If no payment has succeeded by then, the plan's automated trading stops.",
      { moment: { moment: stopsAt } },
    ),
    say("What to do: press 'Manage Subscription' at {page}, and use another card or one with enough funds.", {
      page: atDashboard,
    }),
  ])
}

export function cancelsMail({ to, id, tier, cancelsAt, key }: About & { cancelsAt: Date; key: number }): Mail {
  const dedupeKey = `cancels:${id}:${key}`
  return compose({ to, dedupeKey, subject: say('Your {brand} subscription is cancelled') }, [
    say('As you asked, your {plan} ends on {moment}. Until then everything works as before.', {
      plan: subscriptionName(tier),
      moment: { moment: cancelsAt },
    }),
    say("Nothing more is charged. If you change your mind before that day, press 'Manage Subscription' at {page}.", {
      page: atDashboard,
    }),
  ])
}

export function cancelledMail({ to, id, tier }: About): Mail {
  return compose({ to, dedupeKey: `cancelled:${id}`, subject: say('Your {brand} subscription has ended') }, [
    say('As you asked, your {plan} has ended. It is not charged again and places no more trades.', {
      plan: subscriptionName(tier),
    }),
    comeBack,
  ])
}

export function endedMail({ to, id, tier }: About): Mail {
  return compose({ to, dedupeKey: `ended:${id}`, subject: say('Your {brand} subscription has ended') }, [
    say('Your {plan} has ended because no payment succeeded. It is not charged again and places no more trades.', {
      plan: subscriptionName(tier),
    }),
    comeBack,
  ])
}

const comeBack = say('To come back, choose a plan at {page}', { page: { page: '/pricing' } })

function compose(head: Pick<Mail, 'to' | 'dedupeKey' | 'subject'>, paragraphs: readonly Paragraph[]): Mail {
  return { ...head, paragraphs: [...paragraphs, say('Questions? Write to {team}.'), signature] }
}

function hint(owner: Owner): Said[] {
  return owner === 'address' ? [waits] : []
}

/** What a subscription is called in a mail; a tier that nobody knows is just a subscription. */
export function subscriptionName(tier: Tier | null): Said {
  return tier === null ? say('Subscription') : say('{name} subscription', { name: subscriptionPlans[tier].name })
}

/** What a license is called in a mail. */
export function licenceName(licence: Licence): Said {
  return say('{name} license', { name: licencePlans[licence].name })
}

function priced(tier: Tier): Said {
  return say('the {plan} at {price} a month', {
    plan: subscriptionName(tier),
    price: { usdCents: subscriptionPlans[tier].priceCents },
  })
}
