import type { Tier } from '@stratomate/contracts'
import { brand } from '@stratomate/brand'
import { instantText, subscriptionPlans, trialPlan } from '@stratomate/domain'
import type { Mail } from '#server/features/ports.ts'
import { momentOf, site } from '#server/features/text-for-reader.ts'

type About = { to: string; id: string; tier: Tier }

const signature = `${brand.name} · ${brand.tagline}`
const manage = `press 'Manage Subscription' at ${site}/dashboard`
/** For somebody who has bought without an account. */
const waits = `What was bought waits under this email address. Sign up or log in with it at ${site}, and it is in your account at once. If this was not you, write to us.`

/** A person with an account under the address must not take the mail for one about their own plan. */
const apart =
  'This is about a purchase that was made without an account and with this email address. If you have an account, nothing in it has changed.'

/** Whether the buyer has an account or only an address. */
export type Owner = 'account' | 'address'

/**
 * The receipt of a payment that the provider has. `what` is what was bought; `next` says what is charged later. Its date is
 * that of the books, in UTC like the invoice's.
 */
export function receiptMail(paid: {
  to: string
  id: string
  what: string
  amountCents: number
  paidAt: Date
  next: string
  owner: Owner
  liveMode: boolean
}): Mail {
  const testMode = paid.liveMode ? [] : ['Test mode: no card was charged.']
  const lines = [
    `For: ${paid.what}`,
    `Amount: ${usd(paid.amountCents)} (US dollars)`,
    `Date: ${instantText(paid.paidAt, null)}`,
  ]
  const mail = compose(
    { to: paid.to, dedupeKey: `receipt:${paid.id}`, subject: `Your ${brand.name} receipt: ${usd(paid.amountCents)}` },
    [
      'We have your payment. Thank you.',
      [...lines, `Reference: ${paid.id}`].join('\n'),
      ...testMode,
      paid.next,
      ...hint(paid.owner),
    ],
  )
  return paid.owner === 'account' ? mail : toAddress(mail)
}

/** The same mail to the address of a purchase that no account has claimed. */
export function toAddress(mail: Mail): Mail {
  return { ...mail, subject: `A purchase with your email: ${mail.subject}`, text: `${apart}\n\n${mail.text}` }
}

/** Sent before the money moves; what was given back is then listed among the account's invoices as refunded. */
export function duplicateMail(twice: { to: string; id: string; what: string; amountCents: number }): Mail {
  const { to, id, what, amountCents } = twice
  return compose({ to, dedupeKey: `duplicate:${id}`, subject: `We give back a second payment: ${usd(amountCents)}` }, [
    `A ${what} was paid for with your email address, and your account already has a plan of this kind. One is enough.`,
    `We have ended the second one and give the whole payment of ${usd(amountCents)} back to the card that paid it. Banks take 5 to 10 days. Nothing more is charged for it.`,
    'What your account had before runs on unchanged.',
    `You see the refund among your invoices: ${site}/account?tab=billing`,
  ])
}

/** The last paragraph of a subscription's receipt. */
export function nextCharge(endsAt: Date | null, cancelsAt: Date | null): string {
  if (cancelsAt !== null) return `The subscription ends on ${momentOf(cancelsAt)} and is not charged again.`
  const when = endsAt === null ? 'every month' : `on ${momentOf(endsAt)}`
  return `The next payment is due ${when}. To change or end the subscription, ${manage}.`
}

export function trialStartedMail({ to, id, tier, endsAt, owner }: About & { endsAt: Date | null; owner: Owner }): Mail {
  const until = endsAt === null ? `after ${trialPlan.days} days` : `on ${momentOf(endsAt)}`
  const { tradesPerDay, charts } = trialPlan
  return compose({ to, dedupeKey: `trial-started:${id}`, subject: `Your ${brand.name} trial has started` }, [
    `Your free trial has started and ends ${until}.`,
    `It gives you ${tradesPerDay} automated trades a day, ${charts} charts and one indicator at a time.`,
    `Without a card the trial ends and nothing is charged. With a saved card it continues as ${priced(tier)}; cancel before the end and nothing is charged.`,
    `The next step is the desktop app: ${site}/how-to`,
    ...hint(owner),
  ])
}

export function trialEndsMail(trial: About & { endsAt: Date; outcome: 'ends' | 'needs-card' | 'is-charged' }): Mail {
  const { to, id, tier, endsAt, outcome } = trial
  const what = {
    ends: 'You have cancelled, so nothing is charged. Automated trading stops then.',
    'needs-card': `No card is saved, so nothing is charged and automated trading stops then. To continue with ${priced(tier)}, save a card first: ${site}/subscribe?tier=${tier}`,
    'is-charged': `A card is saved, so the trial continues as ${priced(tier)}, which is charged then. Cancel before and nothing is charged: ${manage}.`,
  }[outcome]
  const mail = compose({ to, dedupeKey: `trial-ends:${id}`, subject: `Your ${brand.name} trial ends tomorrow` }, [
    `Your free trial ends on ${momentOf(endsAt)}.`,
    what,
  ])
  // Without a topic, so that nobody can switch off the mail that announces a charge.
  return outcome === 'is-charged' ? mail : { ...mail, topic: 'trial' }
}

export function trialEndedMail({ to, id }: About): Mail {
  return compose({ to, dedupeKey: `trial-ended:${id}`, subject: `Your ${brand.name} trial has ended` }, [
    'Your free trial has ended. Nothing was charged, and it places no more trades.',
    `To continue, choose a plan at ${site}/pricing`,
  ])
}

export function paymentFailedMail(failed: About & { since: Date; stopsAt: Date }): Mail {
  const { to, id, tier, since, stopsAt } = failed
  const dedupeKey = `payment-failed:${id}:${since.getTime()}`
  return compose({ to, dedupeKey, subject: `Your ${brand.name} payment failed` }, [
    `We could not charge ${priced(tier)}.`,
    `Your plan keeps working until ${momentOf(stopsAt)}. If no payment has succeeded by then, the plan's automated trading stops.`,
    `What to do: ${manage}, and use another card or one with enough funds.`,
  ])
}

export function cancelsMail({ to, id, tier, cancelsAt, key }: About & { cancelsAt: Date; key: number }): Mail {
  const dedupeKey = `cancels:${id}:${key}`
  return compose({ to, dedupeKey, subject: `Your ${brand.name} subscription is cancelled` }, [
    `As you asked, your ${nameOf(tier)} ends on ${momentOf(cancelsAt)}. Until then everything works as before.`,
    `Nothing more is charged. If you change your mind before that day, ${manage}.`,
  ])
}

export function cancelledMail({ to, id, tier }: About): Mail {
  return compose({ to, dedupeKey: `cancelled:${id}`, subject: `Your ${brand.name} subscription has ended` }, [
    `As you asked, your ${nameOf(tier)} has ended. It is not charged again and places no more trades.`,
    `To come back, choose a plan at ${site}/pricing`,
  ])
}

export function endedMail({ to, id, tier }: About): Mail {
  return compose({ to, dedupeKey: `ended:${id}`, subject: `Your ${brand.name} subscription has ended` }, [
    `Your ${nameOf(tier)} has ended because no payment succeeded. It is not charged again and places no more trades.`,
    `To come back, choose a plan at ${site}/pricing`,
  ])
}

function compose(head: Pick<Mail, 'to' | 'dedupeKey' | 'subject'>, paragraphs: string[]): Mail {
  const questions = `Questions? Write to ${brand.email}.`
  return { ...head, text: [...paragraphs, questions, signature].join('\n\n') }
}

function hint(owner: Owner): string[] {
  return owner === 'address' ? [waits] : []
}

function nameOf(tier: Tier): string {
  return `${subscriptionPlans[tier].name} subscription`
}

function priced(tier: Tier): string {
  return `the ${nameOf(tier)} at ${usd(subscriptionPlans[tier].priceCents)} a month`
}

function usd(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
