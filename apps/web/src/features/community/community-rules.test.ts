import { communityGuidelines } from '@stratomate/content/community-texts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CommunityRules } from './community-rules.tsx'

const htmlOf = (telegram: string | null) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(CommunityRules, { anchorId: 'rules', telegram })),
  )

test('a rule is one line, and what it means is a press away without any script', () => {
  const rules = htmlOf(null).match(/<details.*?<\/details>/gu) ?? []

  expect(rules).toHaveLength(communityGuidelines.length)
  expect(rules[0]).toMatch(/^<details[^>]*><summary[^>]*>No earnings claims\./u)
  expect(rules[0]).toContain('No amounts won')
})

test('Telegram opens in a new tab, which says so, where the brand has an address', () => {
  const link = /<a href="https:\/\/t\.me\/example"[^>]*>.*?<\/a>/u.exec(htmlOf('https://t.me/example'))?.[0]

  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener"')
  expect(link).toContain('Join us on Telegram')
  expect(link).toContain('(opens in a new tab)')
})

test('without an address there is no link to nowhere', () => {
  expect(htmlOf(null)).not.toContain('Telegram')
})
