import { signature } from '../mail/mail-frame.ts'
import { say, typed } from '../say.ts'
import type { Mail } from '../ports.ts'

/** `removed` is how many computers it signs out. */
export function keyReplacedMail({ to, id, removed }: { to: string; id: string; removed: number }): Mail {
  const replaced = say('A new license key was made in your account, and the one before it stopped working.')
  return {
    dedupeKey: `licence-key:${id}`,
    to,
    subject: say('Your {brand} license key was replaced'),
    paragraphs: [
      removed === 0 ? replaced : say('{first} {second}', { first: replaced, second: computersText(removed) }),
      say('If that was not you, set a new password at {password} and look at your browsers at {security}', {
        password: { page: '/forgot-password' },
        security: { page: '/account?tab=security' },
      }),
      signature,
    ],
  }
}

function computersText(count: number) {
  return count === 1
    ? say('One computer that it had connected is signed out.')
    : say('{count} computers that it had connected are signed out.', { count })
}

export function computerConnectedMail({
  to,
  id,
  computerName,
}: {
  to: string
  id: string
  computerName: string
}): Mail {
  return {
    dedupeKey: `licence-device:${id}`,
    to,
    subject: say('A computer was connected with your {brand} license key'),
    paragraphs: [
      say('This computer was connected to your account with your license key and may place trades:'),
      typed(computerName),
      say(
        'If that was not you, make a new key at {licenses}: the old one stops, and so does every computer that it has connected.',
        { licenses: { page: '/account?tab=licenses' } },
      ),
      signature,
    ],
  }
}
