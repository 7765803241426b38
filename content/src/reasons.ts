import { trialPlan } from '@stratomate/domain/billing/plans'
import { control } from './block-factories.ts'
import type { Text } from './blocks.ts'

/** A fact about the product and the page where it can be checked. */
export type Reason = { title: string; text: Text; proof: { label: string; to: string } }

/** 'Why Traders Choose Us': facts that anybody can check, not praise. */
export const reasons: readonly Reason[] = [
  {
    title: 'Nobody between chart and order',
    text: 'The signal goes from MetaTrader 5 through a pipe on your own computer to the app, and from there to the broker. Our server is not on that path: if it is down, trading continues with the trades already reserved for the day.',
    proof: { label: 'See the path of a signal', to: '/documentation#path-of-a-signal' },
  },
  {
    title: 'Every signal leaves a record',
    text: 'A trade shows its measured time against the 2 second limit. A signal that did not become a trade is listed beside it with the reason, and every reason has a page that says what to do.',
    proof: { label: 'Read all the reasons', to: '/errors' },
  },
  {
    title: 'Demo until you say otherwise',
    text: 'Each device starts on Demo and stays there until you type a confirmation on that device. Stake caps, a daily loss stop and a pause button are yours to set, and the pause works from the dashboard too.',
    proof: { label: 'See how Live is switched on', to: '/documentation#demo-and-live' },
  },
  {
    title: 'Try it without a card',
    text: [
      `The ${trialPlan.days}-day trial asks for no card, so there is nothing to charge when it ends. Later, `,
      control('Manage Subscription'),
      ' on the dashboard is where you change or cancel a plan, without writing to anybody.',
    ],
    proof: { label: 'Read the billing answers', to: '/pricing#trial-without-card' },
  },
]
