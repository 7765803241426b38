import type { Locator, Page } from 'playwright-core'

/** The field in which a post is written; on a phone it is on a sheet, which is opened first. */
export async function openComposer(at: Page): Promise<Locator> {
  const box = at.getByRole('textbox', { name: 'Share something with the community' })
  const opener = at.getByRole('button', { name: /^(?:Write a post|Continue writing)$/u })
  await box.or(opener).first().waitFor()
  if (!(await box.isVisible())) await opener.click()
  return box
}
