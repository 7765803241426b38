import { Licence, Tier } from '@stratomate/contracts'
import { buyLicence } from './buy-licence.ts'
import { joinAsPro } from './send-upload.ts'
import type { Callers, Member } from './start-shop.ts'

/** A kind of account: how it comes to be, and what it may do with indicators and add-ons. */
export type Role = {
  name: string
  join: () => Promise<Member>
  hasAddons: boolean
  /** `none` may not trade at all. */
  indicators: 'none' | 'one' | 'all'
}

/** Every kind of account there is. The administrator must have signed up already. */
export function everyRole(callers: Callers, admin: Member): Role[] {
  const plain = { hasAddons: false, indicators: 'none' } as const
  const paid = { hasAddons: true, indicators: 'all' } as const
  return [
    { name: 'a member without a plan', join: () => callers.member(), ...plain },
    { name: 'a moderator', join: () => joinAsModerator(callers, admin), ...plain },
    { name: 'an administrator', join: () => Promise.resolve(admin), hasAddons: true, indicators: 'none' },
    { name: 'a trial', join: () => joinAsTrial(callers), hasAddons: false, indicators: 'one' },
    ...Tier.options.map((tier) => ({ name: tier, join: () => joinAsPro(callers, tier), ...paid })),
    ...Licence.options.map((plan): Role => {
      const join = () => joinWithLicence(callers, plan)
      return { name: `a license ${plan}`, join, hasAddons: false, indicators: 'all' }
    }),
  ]
}

async function joinAsTrial(callers: Callers): Promise<Member> {
  const member = await callers.member()
  await member.visitor.call('startTrial', { body: {} })
  return member
}

async function joinAsModerator(callers: Callers, admin: Member): Promise<Member> {
  const member = await callers.member()
  const body = { role: 'moderator', reason: 'Helps out' }
  await admin.visitor.call('changeAccount', { params: { id: member.id }, body })
  return member
}

async function joinWithLicence(callers: Callers, plan: Licence): Promise<Member> {
  const member = await callers.member()
  await buyLicence(member, plan)
  return member
}
