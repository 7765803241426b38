import { firstLetter } from '@stratomate/std/text'

type Person = { firstName: string | null; lastName: string | null; email: string }

/** The person's name, or the email when no name was given. */
export function nameOf(person: Person): string {
  const name = fullNameOf(person)
  return name === '' ? person.email : name
}

/** First and last name as far as they were given. */
export function fullNameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ')
}

/** Two letters for the avatar, one when there is only an email. Whole characters, so that no letter is cut in half. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const letters = [firstName, lastName].map((part) => firstLetter(part ?? '')).join('')
  return (letters === '' ? firstLetter(email) : letters).toUpperCase()
}
