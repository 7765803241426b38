import { brand } from '@stratomate/brand'
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
    text: `Welcome to ${brand.name}. Enter this code to verify your e-mail:\n\n${code}\n\nor open ${link}\n\nThe code is valid for 10 minutes. If you did not sign up, ignore this mail.${signature}`,
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
    text: `Enter this code to set a new password:\n\n${code}\n\nat ${origin}/forgot-password\n\nThe code is valid for 10 minutes. If you did not ask for it, your password stays as it is.${signature}`,
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
    text: `Somebody, probably you, tried to sign up with this e-mail. You already have an account: log in at ${origin}/login or set a new password at ${origin}/forgot-password${signature}`,
  }
}
