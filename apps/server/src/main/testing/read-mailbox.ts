import { brand } from '@stratomate/brand'
import { z } from 'zod'

const Mails = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    links: z.array(z.string()),
    code: z.string().nullable(),
  }),
)

export type Mail = z.infer<typeof Mails>[number]

type Mailbox = {
  origin: string
  /** The public address of the service, when the test reaches it by another one. */
  site: string | null
  /** Whose mails; everybody's when it is empty. */
  to: string
}

/** Mails that a service has sent, the newest first. @throws Error on a mail of ours that leads to another site */
export async function readMailbox({ origin, site, to }: Mailbox): Promise<Mail[]> {
  // The mailbox only answers this computer, whoever is signed in.
  const answer = await fetch(new URL(`/dev/mailbox.json?${new URLSearchParams({ to }).toString()}`, origin))
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`The mailbox answered ${answer.status}: ${text}`)
  const mails = Mails.parse(JSON.parse(text))
  // The team may read what strangers typed; everybody else only reads our own words.
  const ours = mails.filter((mail) => mail.to !== brand.email)
  const strange = ours.flatMap((mail) => linksElsewhere(mail.text, site ?? origin))
  if (strange.length > 0) throw new Error(`A mail leads to another site than the service: ${strange.join(', ')}`)
  return mails
}

const thisComputer = ['localhost', '127.0.0.1']

/** Links of a mail that lead out of the service, which has another port after each start of a test. */
export function linksElsewhere(text: string, origin: string): string[] {
  const links = text.match(/https?:\/\/[^\s"'<>)]*[\w/]/gu) ?? []
  const own = new URL(origin).hostname
  const names = thisComputer.includes(own) ? thisComputer : [own]
  return links.filter((link) => !names.includes(new URL(link).hostname))
}
