import { brand } from '@stratomate/brand'
import type { Mail } from '../ports.ts'

const signature = `\n\n${brand.name} · ${brand.tagline}`

export function keyReplacedMail(mail: { to: string; id: string; removed: number; origin: string }): Mail {
  const { to, id, removed, origin } = mail
  const computers =
    removed === 0
      ? ''
      : ` ${removed === 1 ? 'One computer' : `${removed} computers`} that it had connected ${removed === 1 ? 'is' : 'are'} signed out.`
  return {
    dedupeKey: `licence-key:${id}`,
    to,
    subject: `Your ${brand.name} license key was replaced`,
    text: `A new license key was made in your account, and the one before it stopped working.${computers}\n\nIf that was not you, set a new password at ${origin}/forgot-password and look at your browsers at ${origin}/account?tab=security${signature}`,
  }
}

export function computerConnectedMail(mail: { to: string; id: string; computerName: string; origin: string }): Mail {
  const { to, id, computerName, origin } = mail
  return {
    dedupeKey: `licence-device:${id}`,
    to,
    subject: `A computer was connected with your ${brand.name} license key`,
    text: `This computer was connected to your account with your license key and may place trades:\n\n${computerName}\n\nIf that was not you, make a new key at ${origin}/account?tab=licenses: the old one stops, and so does every computer that it has connected.${signature}`,
  }
}
