import { brand } from '@stratomate/brand'

/** The team's address, ready to write to. */
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
