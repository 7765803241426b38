import type { Locator, Page } from 'playwright-core'

/** The field in which a post is written; it is closed to one line, which is pressed first. On a phone it is on a sheet. */
export async function openComposer(at: Page): Promise<Locator> {
  const box = at.getByRole('textbox', { name: 'Share something with the community' })
  const opener = at.getByRole('button', { name: /(?:Write a post|Continue writing)$/u })
  await box.or(opener).first().waitFor()
  if (!(await box.isVisible())) await opener.click()
  return box
}
