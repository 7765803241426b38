import type { AccessScope } from '@stratomate/contracts'
import type { Language } from '@stratomate/contracts/site/languages'
import { signature } from '../mail/mail-frame.ts'
import { say, type Said, type Slot, typed, type Words } from '../say.ts'
import type { Mail } from '../ports.ts'

type CodeMail = { to: string; code: string; id: string }
type FormMail = { to: string; id: string; language: Language }
type OwnMail = { to: string; id: string }

/** Pages on which somebody whose account is in danger can act. */
const atPassword: Slot = { page: '/forgot-password' }
const atSecurity: Slot = { page: '/account?tab=security' }
const validity = { minutes: 10 }

/** The mails of sign-up and sign-in: what happened, the code on a line of its own, what to do. */
export function verificationMail({ to, code, id, language }: FormMail & { code: string }): Mail {
  const page = `/verify-email?email=${encodeURIComponent(to)}&code=${code}`
  return {
    dedupeKey: `verify:${id}`,
    to,
    language,
    subject: say('Your {brand} verification code'),
    paragraphs: [
      say('Welcome to {brand}. Enter this code to verify your email:'),
      typed(code),
      say('or open {page}', { page: { page } }),
      say('The code is valid for {minutes} minutes. If you did not sign up, ignore this mail.', validity),
      signature,
    ],
  }
}

export function signInCodeMail({ to, code, id }: CodeMail): Mail {
  return {
    dedupeKey: `sign-in:${id}`,
    to,
    subject: say('Your {brand} sign-in code'),
    paragraphs: [
      say('Enter this code to sign in:'),
      typed(code),
      say(
        'The code is valid for {minutes} minutes. If you did not ask for it, ignore this mail; nobody can sign in without it.',
        validity,
      ),
      signature,
    ],
  }
}

export function passwordResetMail({ to, code, id }: CodeMail): Mail {
  return {
    dedupeKey: `reset:${id}`,
    to,
    subject: say('Set a new {brand} password'),
    paragraphs: [
      say('Enter this code to set a new password:'),
      typed(code),
      say('at {page}', { page: { page: `/forgot-password?email=${encodeURIComponent(to)}` } }),
      say(
        'The code is valid for {minutes} minutes. If you did not ask for it, your password stays as it is.',
        validity,
      ),
      signature,
    ],
  }
}

export function passwordChangedMail({ to, id }: OwnMail): Mail {
  return {
    dedupeKey: `password-changed:${id}`,
    to,
    subject: say('Your {brand} password was changed'),
    paragraphs: [
      say('The password of your account was changed, and every other browser was signed out.'),
      say('If that was not you, set a new password at {password} and look at your computers at {devices}', {
        password: atPassword,
        devices: { page: '/account?tab=devices' },
      }),
      signature,
    ],
  }
}

export function passkeyAddedMail({ to, id, name }: OwnMail & { name: string }): Mail {
  return {
    dedupeKey: `passkey-added:${id}`,
    to,
    subject: say('A passkey was added to your {brand} account'),
    paragraphs: [
      say('This passkey was added to your account and signs in to it:'),
      typed(name),
      say('If that was not you, remove it at {security} and set a new password at {password}', {
        security: atSecurity,
        password: atPassword,
      }),
      signature,
    ],
  }
}

const scopeTexts = {
  read: say('read your trades'),
  pause: say('pause trading'),
} as const satisfies Record<AccessScope, Said>

export function accessTokenMadeMail({
  to,
  id,
  name,
  scopes,
}: OwnMail & { name: string; scopes: readonly AccessScope[] }): Mail {
  return {
    dedupeKey: `token-made:${id}`,
    to,
    subject: say('An access token was made for your {brand} account'),
    paragraphs: [
      say('A program that has this access token may {rights}:', { rights: rightsOf(scopes) }),
      typed(name),
      say('If you did not make it, remove it at {security} and set a new password at {password}', {
        security: atSecurity,
        password: atPassword,
      }),
      signature,
    ],
  }
}

function rightsOf(scopes: readonly AccessScope[]): Words {
  return scopes
    .map((scope): Words => scopeTexts[scope])
    .reduce((first, second) => say('{first} and {second}', { first, second }))
}

export function passkeyRemovedMail({ name, ...mail }: OwnMail & { name: string }): Mail {
  return factorMail(mail, {
    kind: 'passkey-removed',
    subject: say('A passkey was removed from your {brand} account'),
    what: [say('This passkey no longer signs in to your account:'), typed(name)],
  })
}

export function authenticatorAddedMail(mail: OwnMail): Mail {
  return factorMail(mail, {
    kind: 'authenticator-added',
    subject: say('An authenticator app was added to your {brand} account'),
    what: [say('An authenticator app was set up for your account. Its codes confirm sessions from now on.')],
  })
}

export function authenticatorRemovedMail(mail: OwnMail): Mail {
  return factorMail(mail, {
    kind: 'authenticator-removed',
    subject: say('The authenticator app of your {brand} account was removed'),
    what: [say('The authenticator app of your account was removed. Its codes confirm nothing any more.')],
  })
}

export function oidcConnectedMail({ name, ...mail }: OwnMail & { name: string }): Mail {
  return factorMail(mail, {
    kind: 'oidc-connected',
    subject: say('Your {brand} account is connected to {name}', { name }),
    what: [say('From now on, you can also log in to your account with {name}.', { name })],
  })
}

export function oidcDisconnectedMail({ name, ...mail }: OwnMail & { name: string }): Mail {
  return factorMail(mail, {
    kind: 'oidc-disconnected',
    subject: say('Your {brand} account is no longer connected to {name}', { name }),
    what: [say('{name} no longer logs in to your account.', { name })],
  })
}

function factorMail(
  { to, id }: OwnMail,
  { kind, subject, what }: { kind: string; subject: Words; what: readonly Words[] },
): Mail {
  const help = say('If that was not you, set a new password at {password} and look at {security}', {
    password: atPassword,
    security: atSecurity,
  })
  return { dedupeKey: `${kind}:${id}`, to, subject, paragraphs: [...what, help, signature] }
}

/**
 * Whoever reads the mailbox or the console may enrol; whoever has only the password may not. `page` is a page of this
 * site.
 */
export function factorLinkMail({ to, id, page, minutes }: OwnMail & { page: string; minutes: number }): Mail {
  return {
    dedupeKey: `factor-link:${id}`,
    to,
    subject: say('Set up the second factor of your {brand} account'),
    paragraphs: [
      say('Open this link in the browser in which you are signed in:'),
      say('{page}', { page: { page } }),
      say(
        'It lets that session set up a passkey or an authenticator app, works once and is valid for {minutes} minutes.',
        { minutes },
      ),
      say(
        'If you did not ask for it, somebody has your password: set a new one on the page "Forgot password" at once.',
      ),
      signature,
    ],
  }
}

/** In the language that the account had. */
export function accountDeletedMail({ to, id, language }: FormMail): Mail {
  return {
    dedupeKey: `account-deleted:${id}`,
    to,
    language,
    subject: say('Your {brand} account is deleted'),
    paragraphs: [
      say(
        'Your account is deleted. Subscriptions have ended and are not charged again, every browser and computer is signed out, and your trades, messages and personal details are erased. What the law makes us keep about payments no longer carries your name.',
      ),
      say('If that was not you, write to {team}.'),
      signature,
    ],
  }
}

export function alreadyRegisteredMail({ to, id }: OwnMail): Mail {
  return {
    dedupeKey: `registered:${id}`,
    to,
    subject: say('You already have a {brand} account'),
    paragraphs: [
      say(
        'Somebody, probably you, tried to sign up with this email. You already have an account: log in at {login} or set a new password at {password}',
        { login: { page: `/login?email=${encodeURIComponent(to)}` }, password: atPassword },
      ),
      signature,
    ],
  }
}
