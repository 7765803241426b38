import { brand } from '@stratomate/brand'

/** The team's email address as a link. */
export function MailAddress() {
  return (
    <a
      href={`mailto:${brand.email}`}
      className="font-medium wrap-anywhere underline underline-offset-3 hover:text-accent-text"
    >
      {brand.email}
    </a>
  )
}
