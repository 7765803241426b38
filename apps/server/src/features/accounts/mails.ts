import { brand } from '@stratomate/brand'
import type { AccessScope } from '@stratomate/contracts'
import type { Mail } from '../ports.ts'

type CodeMail = { to: string; code: string; id: string; origin: string }
const signature = `\n\n${brand.name} · ${brand.tagline}`

/** The mails of sign-up and sign-in, in plain text: what happened, the code on a line of its own, what to do. */
export function verificationMail({ to, code, id, origin }: CodeMail): Mail {
  const link = `${origin}/verify-email?email=${encodeURIComponent(to)}&code=${code}`
  return {
    dedupeKey: `verify:${id}`,
    to,
    subject: `Your ${brand.name} verification code`,
    text: `Welcome to ${brand.name}. Enter this code to verify your email:\n\n${code}\n\nor open ${link}\n\nThe code is valid for 10 minutes. If you did not sign up, ignore this mail.${signature}`,
  }
}

export function signInCodeMail({ to, code, id }: CodeMail): Mail {
  return {
    dedupeKey: `sign-in:${id}`,
    to,
    subject: `Your ${brand.name} sign-in code`,
    text: `Enter this code to sign in:\n\n${code}\n\nThe code is valid for 10 minutes. If you did not ask for it, ignore this mail; nobody can sign in without it.${signature}`,
  }
}

export function passwordResetMail({ to, code, id, origin }: CodeMail): Mail {
  return {
    dedupeKey: `reset:${id}`,
    to,
    subject: `Set a new ${brand.name} password`,
    text: `Enter this code to set a new password:\n\n${code}\n\nat ${origin}/forgot-password?email=${encodeURIComponent(to)}\n\nThe code is valid for 10 minutes. If you did not ask for it, your password stays as it is.${signature}`,
  }
}

export function passwordChangedMail({ to, id, origin }: Omit<CodeMail, 'code'>): Mail {
  return {
    dedupeKey: `password-changed:${id}`,
    to,
    subject: `Your ${brand.name} password was changed`,
    text: `The password of your account was changed, and every other browser was signed out.\n\nIf that was not you, set a new password at ${origin}/forgot-password and look at your computers at ${origin}/account?tab=devices${signature}`,
  }
}

export function passkeyAddedMail(mail: { to: string; id: string; name: string; origin: string }): Mail {
  const { to, id, name, origin } = mail
  return {
    dedupeKey: `passkey-added:${id}`,
    to,
    subject: `A passkey was added to your ${brand.name} account`,
    text: `This passkey was added to your account and signs in to it:\n\n${name}\n\nIf that was not you, remove it at ${origin}/account?tab=security and set a new password at ${origin}/forgot-password${signature}`,
  }
}

const scopeTexts = { read: 'read your trades', pause: 'pause trading' } as const satisfies Record<AccessScope, string>

export function accessTokenMadeMail(mail: FactorMail & { name: string; scopes: readonly AccessScope[] }): Mail {
  const { to, id, name, scopes, origin } = mail
  return {
    dedupeKey: `token-made:${id}`,
    to,
    subject: `An access token was made for your ${brand.name} account`,
    text: `A program that has this access token may ${scopes.map((scope) => scopeTexts[scope]).join(' and ')}:\n\n${name}\n\nIf you did not make it, remove it at ${origin}/account?tab=security and set a new password at ${origin}/forgot-password${signature}`,
  }
}

type FactorMail = { to: string; id: string; origin: string }

export function passkeyRemovedMail({ name, ...mail }: FactorMail & { name: string }): Mail {
  return factorMail(mail, {
    kind: 'passkey-removed',
    subject: `A passkey was removed from your ${brand.name} account`,
    what: `This passkey no longer signs in to your account:\n\n${name}`,
  })
}

export function authenticatorAddedMail(mail: FactorMail): Mail {
  return factorMail(mail, {
    kind: 'authenticator-added',
    subject: `An authenticator app was added to your ${brand.name} account`,
    what: 'An authenticator app was set up for your account. Its codes confirm sessions from now on.',
  })
}

export function authenticatorRemovedMail(mail: FactorMail): Mail {
  return factorMail(mail, {
    kind: 'authenticator-removed',
    subject: `The authenticator app of your ${brand.name} account was removed`,
    what: 'The authenticator app of your account was removed. Its codes confirm nothing any more.',
  })
}

type OidcMail = FactorMail & { name: string }

export function oidcConnectedMail({ name, ...mail }: OidcMail): Mail {
  return factorMail(mail, {
    kind: 'oidc-connected',
    subject: `Your ${brand.name} account is connected to ${name}`,
    what: `From now on, you can also log in to your account with ${name}.`,
  })
}

export function oidcDisconnectedMail({ name, ...mail }: OidcMail): Mail {
  return factorMail(mail, {
    kind: 'oidc-disconnected',
    subject: `Your ${brand.name} account is no longer connected to ${name}`,
    what: `${name} no longer logs in to your account.`,
  })
}

function factorMail(
  { to, id, origin }: FactorMail,
  { kind, subject, what }: { kind: string; subject: string; what: string },
): Mail {
  const help = `If that was not you, set a new password at ${origin}/forgot-password and look at ${origin}/account?tab=security`
  return { dedupeKey: `${kind}:${id}`, to, subject, text: `${what}\n\n${help}${signature}` }
}

/** Whoever reads the mailbox or the console may enrol; whoever has only the password may not. */
export function factorLinkMail(mail: { to: string; id: string; link: string; minutes: number }): Mail {
  const { to, id, link, minutes } = mail
  return {
    dedupeKey: `factor-link:${id}`,
    to,
    subject: `Set up the second factor of your ${brand.name} account`,
    text: `Open this link in the browser in which you are signed in:\n\n${link}\n\nIt lets that session set up a passkey or an authenticator app, works once and is valid for ${minutes} minutes.\n\nIf you did not ask for it, somebody has your password: set a new one on the page "Forgot password" at once.${signature}`,
  }
}

export function accountDeletedMail({ to, id }: { to: string; id: string }): Mail {
  return {
    dedupeKey: `account-deleted:${id}`,
    to,
    subject: `Your ${brand.name} account is deleted`,
    text: `Your account is deleted. Subscriptions have ended and are not charged again, every browser and computer is signed out, and your trades, messages and personal details are erased. What the law makes us keep about payments no longer carries your name.\n\nIf that was not you, write to ${brand.email}.${signature}`,
  }
}

export function alreadyRegisteredMail({ to, id, origin }: Omit<CodeMail, 'code'>): Mail {
  return {
    dedupeKey: `registered:${id}`,
    to,
    subject: `You already have a ${brand.name} account`,
    text: `Somebody, probably you, tried to sign up with this email. You already have an account: log in at ${origin}/login?email=${encodeURIComponent(to)} or set a new password at ${origin}/forgot-password${signature}`,
  }
}
