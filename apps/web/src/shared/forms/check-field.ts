import { t } from '#web/shared/language/t.ts'
/** The shortest password, in characters. A test compares it with the contract, which the browser does not load. */
export const passwordLengthMin = 10

export function newPasswordHint(): string {
  return t('At least {count} characters. Three or four words are hard to guess.', { count: passwordLengthMin })
}

/** No spaces, one @ and a dot in the domain (SPEC §5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Each rule returns the error, if there is one. */
export function checkEmail(value: string): string | undefined {
  return emailPattern.test(value.trim()) ? undefined : t('Please enter a valid email address')
}

export function checkNewPassword(value: string): string | undefined {
  return value.length < passwordLengthMin
    ? t('Use at least {count} characters', { count: passwordLengthMin })
    : undefined
}

export function checkCode(value: string): string | undefined {
  return /^\d{6}$/u.test(digitsOf(value)) ? undefined : t('Enter the six digits of the code')
}

export function checkFilled(value: string, message: string): string | undefined {
  return value.trim() === '' ? message : undefined
}

/** A pasted code without the spaces and dashes that people and mails put into it. */
export function digitsOf(value: string): string {
  return value.replaceAll(/[\s-]/g, '')
}

/** Leaves out the fields without an error. */
export function onlyErrors<Name extends string>(
  checked: Record<Name, string | undefined>,
): { [Field in Name]?: string } {
  const broken = Object.entries(checked).filter((entry): entry is [Name, string] => typeof entry[1] === 'string')
  // Safe: the entries are those of the record, without the absent ones.
  return Object.fromEntries(broken) as { [Field in Name]?: string }
}
