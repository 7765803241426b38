import type { Product } from '@stratomate/commands/start-product'

/**
 * The code of the newest mail to an address, from the development mailbox.
 * @throws Error when no mail with a code has gone there
 */
export async function readMailedCode(product: Product, email: string): Promise<string> {
  const answer = await fetch(`${product.origin}/dev/mailbox.json`)
  // Safe: the mailbox is the product's own, and its shape is fixed.
  const mails = (await answer.json()) as { to: string; code: string | null }[]
  const code = mails.find((mail) => mail.to === email && mail.code !== null)?.code
  if (code === undefined || code === null) throw new Error(`No code was mailed to ${email}.`)
  return code
}
