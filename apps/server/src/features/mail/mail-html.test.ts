import { expect, test } from 'vitest'
import { mailHtml } from './mail-html.ts'

const bodyOf = (text: string) => /<body[^>]*>\n(.*)\n<\/body>/su.exec(mailHtml({ subject: 'Hello', text }))?.[1]

test('paragraphs and lines stay what they are', () => {
  expect(bodyOf('One\nTwo\n\nThree')).toBe('<p>One<br>Two</p>\n<p>Three</p>')
})

test('an address becomes a link without the point that ends its sentence', () => {
  expect(bodyOf('See https://a.example/x?y=1&z=2.')).toBe(
    '<p>See <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>.</p>',
  )
})

test('a code on a line of its own is large', () => {
  expect(bodyOf('Your code:\n\n123456\n\nBye')).toContain('<p style="font-size: 2em; letter-spacing: 0.2em">123456</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<a href="https://evil.example">win</a>',
  `https://a.example/"onmouseover="alert(1)`,
  `https://a.example/'><img src=x onerror=alert(1)>`,
  'javascript:alert(1)',
])('what a stranger typed is shown and never read as HTML: %s', (typed) => {
  const html = bodyOf(typed) ?? ''
  const tags = html.match(/<[^>]*>/gu) ?? []

  expect(tags.every((tag) => /^<\/?(p|a)( href="https:\/\/[^"<>]*")?>$/u.test(tag))).toBe(true)
})

test('a subject is shown and never read as HTML', () => {
  expect(mailHtml({ subject: '</title><b>', text: '' })).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>')
})
