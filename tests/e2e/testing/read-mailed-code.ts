import type { Product } from '@stratomate/commands/start-product'

/**
 * The code of the newest mail to an address, from the development mailbox.
 * @throws Error when no mail with a code has gone there
 */
export async function readMailedCode(product: Product, email: string): Promise<string> {
  const code = (await readMails(product, email)).find((mail) => mail.code !== null)?.code
  if (code === undefined || code === null) throw new Error(`No code was mailed to ${email}.`)
  return code
}

/**
 * The first address in the newest mail to an address.
 * @throws Error when no mail with an address has gone there
 */
export async function readMailedLink(product: Product, email: string): Promise<string> {
  const link = (await readMails(product, email)).map(({ text }) => /https?:\/\/\S+/u.exec(text)?.[0]).find(Boolean)
  if (link === undefined) throw new Error(`No address was mailed to ${email}.`)
  return link
}

async function readMails(product: Product, email: string): Promise<{ code: string | null; text: string }[]> {
  const answer = await fetch(`${product.origin}/dev/mailbox.json`)
  // Safe: the mailbox is the product's own, and its shape is fixed.
  const mails = (await answer.json()) as { to: string; code: string | null; text: string }[]
  return mails.filter(({ to }) => to === email)
}
