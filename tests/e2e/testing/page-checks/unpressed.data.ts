import type { AccountKind } from '../account-kinds.ts'

type Unpressed = {
  names: RegExp
  /** The kind of account; all when missing. */
  kinds?: readonly AccountKind[]
  why: string
}

/** Controls that the crawler leaves alone, with the reason. All others are pressed. */
export const unpressed: readonly Unpressed[] = [
  { names: /^Log Out$/iu, why: 'it ends the session that the crawl needs' },
  { names: /^Sign out/iu, why: 'it ends sessions' },
  { names: /^(?:Pay \$|Subscribe Now|Save card)/iu, why: 'it pays; the journeys of payments press it with a card' },
  { names: /^(?:Continue|Sign in|Log in) with/iu, why: 'it leads to a provider or a key of the computer' },
  { names: /passkey/iu, why: 'it waits for a key of the computer; the journey of passkeys presses it' },
  {
    names: /^(?:Continue to payment|Change the plan)$/iu,
    why: 'it begins a purchase, which changes the kind of the account',
  },
  {
    names: /^Upload$/u,
    kinds: ['admin'],
    why: 'without a file it says so in a toast; the journeys of uploads press it',
  },
  { names: /^Signal, /u, why: 'it is a stop of the moving demo; the journey of the home page presses it' },
  { names: /^(?:Start|Begin) (?:your )?free trial/iu, why: 'it changes the kind of the account' },
]
