import type { Page } from 'playwright-core'

/**
 * Collects everything a browser complains about on a page: script errors, console errors, refused policies, failed
 * loads. Answers a function that takes what came since its last call, without the failed loads of `expected` addresses.
 */
export function watchComplaints(page: Page): (expected?: RegExp) => string[] {
  let complaints: { text: string; url: string }[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push({ text: message.text(), url: message.location().url })
  })
  page.on('pageerror', (error) => complaints.push({ text: error.message, url: '' }))
  return (expected) => {
    const taken = complaints
    complaints = []
    return taken.filter(({ url }) => expected?.test(url) !== true).map(({ text, url }) => `${text} ${url}`.trim())
  }
}
