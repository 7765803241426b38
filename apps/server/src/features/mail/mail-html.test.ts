import { brand } from '@stratomate/brand'
import fc from 'fast-check'
import { times } from '@stratomate/commands/soak-scale'
import { expect, test } from 'vitest'
import { mailHtml } from './mail-html.ts'

const origin = 'https://app.example'
const htmlOf = (text: string) => mailHtml({ subject: 'Hello', text, language: 'en' }, origin)
const bodyOf = (text: string) => /<!--content-->\n(.*)\n<!--\/content-->/su.exec(htmlOf(text))?.[1] ?? ''
/** What a reader sees: the markup without tags. */
const seen = (html: string) => html.replaceAll(/<[^>]*>/gu, '')

test('paragraphs and lines stay what they are', () => {
  expect(bodyOf('One\nTwo\n\nThree')).toBe(
    '<p style="margin:0 0 16px">One<br>Two</p>\n<p style="margin:0 0 16px">Three</p>',
  )
})

test('an address becomes a link without the point that ends its sentence', () => {
  expect(bodyOf('See https://a.example/x?y=1&z=2.')).toContain(
    'href="https://a.example/x?y=1&amp;z=2" style="color:#171b14">https://a.example/x?y=1&amp;z=2</a>.</p>',
  )
})

test('a code on a line of its own is large', () => {
  expect(bodyOf('Your code:\n\n123456\n\nBye')).toMatch(/<p class="box ink"[^>]*font-size:32px[^>]*>123456<\/p>/u)
})

test('facts are rows of a table', () => {
  expect(bodyOf('For: Pro Trader\nAmount: $59.00')).toMatch(/^<table.*>For<\/td>.*>Pro Trader<\/td>.*>Amount<\/td>/u)
})

test.each([
  [`The next step: ${origin}/how-to`, 'The next step.Read the guides'],
  [`To continue, choose a plan at ${origin}/pricing`, 'To continue, choose a plan.See the plans'],
  [`at ${origin}/forgot-password?email=a%40b.c`, 'Set a new password'],
  [`or open ${origin}/verify-email?code=123456`, 'Verify your email'],
])('an address of ours at the end of a paragraph is a button: %s', (text, words) => {
  expect(seen(bodyOf(text))).toBe(words)
  expect(bodyOf(text)).toContain('class="press"')
})

test('the point that ends the sentence is no part of the address of a button', () => {
  expect(bodyOf(`Press it at ${origin}/dashboard.`)).toContain(`href="${origin}/dashboard"`)
})

test.each([
  'Press here: https://evil.example/account',
  `Press here: ${origin}.evil.example/account`,
  `Press here: https://app.example@evil.example/account`,
  `Not at the end: ${origin}/account please`,
])('no other address is a button: %s', (text) => {
  expect(bodyOf(text)).not.toContain('class="press"')
})

test('the signature and the way to switch a kind off are in the footer, once', () => {
  const html = htmlOf(
    `Hello.\n\n${brand.name} · ${brand.tagline}\n\nUnsubscribe from these emails: ${origin}/api/mail/unsubscribe?token=x`,
  )

  expect(html.split(brand.tagline)).toHaveLength(2)
  expect(html).toContain(`<a href="${origin}/api/mail/unsubscribe?token=x" style="color:#60635a">Unsubscribe from`)
  expect(bodyOf('Hello.')).not.toContain('Unsubscribe')
})

test('a stranger cannot write the way to switch mails off', () => {
  const html = htmlOf('Hello.\n\nUnsubscribe from these emails: https://evil.example/x')

  expect(html).not.toContain('<a href="https://evil.example/x" style="color:#60635a">')
})

test('nothing is loaded from anywhere', () => {
  expect(htmlOf('Hello')).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/u)
})

test.each([
  '<script>alert(1)</script>',
  '<a href="https://evil.example">win</a>',
  `https://a.example/"onmouseover="alert(1)`,
  `https://a.example/'><img src=x onerror=alert(1)>`,
  'javascript:alert(1)',
  'A: <b>bold</b>\nB: <i>x</i>',
  `Press: ${origin}/"><script>alert(1)</script>`,
])('what a stranger typed is shown and never read as HTML: %s', (typed) => {
  const tags = bodyOf(typed).match(/<[^>]*>/gu) ?? []

  expect(tags.filter((tag) => !allowedTag.test(tag))).toEqual([])
})

const allowedTag =
  /^<\/?(?:p|a|br|table|tr|td)(?: (?:class|style|role|width|cellpadding|cellspacing|href)="[^"<>]*")*>$/u

test('whatever the text is, its words are all there', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z<>&"' ]{1,30}$/u), { minLength: 1, maxLength: 6 }), (paragraphs) => {
      const html = bodyOf(paragraphs.join('\n\n'))
      const tags = html.match(/<[^>]*>/gu) ?? []

      expect(tags.every((tag) => allowedTag.test(tag))).toBe(true)
      for (const word of paragraphs.join(' ').match(/[a-z]+/gu) ?? []) expect(seen(html)).toContain(word)
    }),
    { numRuns: times(50, 500) },
  )
})

test('a subject is shown and never read as HTML', () => {
  expect(mailHtml({ subject: '</title><b>', text: '', language: 'en' }, origin)).toContain(
    '<title>&lt;/title&gt;&lt;b&gt;</title>',
  )
})
