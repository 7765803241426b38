import type { Page } from 'playwright-core'

/** Roles that mean nothing to a listener without a name. */
const named = new Set(
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton tab tabpanel table navigation region complementary dialog image heading Date'.split(
    ' ',
  ),
)

/** What a screen reader would announce without a name, by the browser's own accessibility tree. */
export async function findNameless(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  try {
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const spoken = nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }))
    // An empty tree would prove nothing.
    if (!spoken.some(({ role }) => role === 'button')) return ['no button at all']
    return spoken.filter(({ role, name }) => named.has(role) && name === '').map(({ role }) => role)
  } finally {
    await client.detach()
  }
}
