import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '@stratomate/contracts/errors'
import {
  errorPage,
  legalIds,
  legalPage,
  personalPages,
  publicPages,
  signedInPages,
} from '@stratomate/contracts/site/pages'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { navigations } from '@stratomate/contracts/routes'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { describe, expect, test } from 'vitest'
import { billingQuestions } from './questions/billing-questions.ts'
import { type Block, figureNames, type Inline, type Section, type Text, plainTextOf } from './blocks.ts'
import { releases } from './changelog.ts'
import { communityAbout, communityGuidelines } from './community-texts.ts'
import { documentationSections, informationCards } from './documentation/documentation.ts'
import { explanations } from './codes/explanations.ts'
import { guides } from './guides/guides.ts'
import { homeQuestions } from './questions/home-questions.ts'
import { legalDocuments, legalDraftNotice } from './legal/legal.ts'
import { presentVersion } from './present-release.ts'
import { reasons } from './reasons.ts'
import { searchEntries } from './search-entries.ts'
import { supportQuestions } from './questions/support-questions.ts'

const codes = [...new Set([...Object.keys(errorCatalogue), ...Object.keys(refusalCatalogue)])]

/** Anchors that the pages themselves draw, beside those of the texts. */
const drawnByPages = {
  home: ['features', 'how-it-works', 'strategies', 'pricing', 'legal'],
  pricing: ['free-trial'],
} as const

const legalSections = legalDocuments.flatMap(({ sections }) => sections)
const anchors = new Map<string, readonly string[]>([
  [
    '/',
    [
      ...drawnByPages.home,
      ...homeQuestions.map(({ id }) => id),
      ...legalDocuments.map(({ id }) => id),
      ...anchorsOf(legalSections),
    ],
  ],
  ['/pricing', [...drawnByPages.pricing, ...billingQuestions.map(({ id }) => id)]],
  ['/support', supportQuestions.map(({ id }) => id)],
  ['/documentation', anchorsOf(documentationSections)],
])
const pages = new Set<string>([
  ...publicPages,
  ...personalPages,
  ...signedInPages,
  ...codes.map(errorPage),
  ...legalIds.map(legalPage),
  navigations.apiDocs,
])

/** Every text of the package as blocks, with the page that shows it. */
const shown: readonly { page: string; blocks: readonly Block[] }[] = [
  ...legalSections.map(({ blocks }) => ({ page: '/', blocks })),
  { page: '/', blocks: asParagraphs([legalDraftNotice, ...legalDocuments.map(({ intro }) => intro)]) },
  { page: '/', blocks: asParagraphs(reasons.map(({ text }) => text)) },
  { page: '/', blocks: asParagraphs(reasons.map(({ proof }) => [{ kind: 'link', text: proof.label, to: proof.to }])) },
  ...homeQuestions.map(({ answer }) => ({ page: '/', blocks: answer })),
  ...billingQuestions.map(({ answer }) => ({ page: '/pricing', blocks: answer })),
  ...supportQuestions.map(({ answer }) => ({ page: '/support', blocks: answer })),
  ...documentationSections.map(({ blocks }) => ({ page: '/documentation', blocks })),
  {
    page: '/documentation',
    blocks: asParagraphs(informationCards.map(({ text, label, to }) => [text, { kind: 'link', text: label, to }])),
  },
  ...guides.map((guide) => ({
    page: guide.path,
    blocks: [
      ...asParagraphs([guide.title, guide.summary, ...guide.prerequisites, guide.doneWhen]),
      { kind: 'steps', items: guide.steps } as const,
    ],
  })),
  {
    page: '/errors',
    blocks: asParagraphs(Object.values(explanations).flatMap(({ cause, fix }) => [cause, fix])),
  },
  {
    page: '/changelog',
    blocks: asParagraphs(
      releases.flatMap(({ highlights, parts }) =>
        [...highlights, ...parts.flatMap(({ changes }) => changes)].map(({ text }) => text),
      ),
    ),
  },
  {
    page: '/community',
    blocks: asParagraphs([communityAbout, ...communityGuidelines.map(({ rule, meaning }) => `${rule} ${meaning}`)]),
  },
]
const allBlocks = shown.flatMap(({ blocks }) => blocks.flatMap(flatten))
const allTexts = [
  plainTextOf(allBlocks),
  ...[...homeQuestions, ...billingQuestions, ...supportQuestions].map(({ question }) => question),
  ...reasons.map(({ title }) => title),
].join('\n')

describe('the pages get what they have room for', () => {
  test('the home page has five questions and four reasons, the support page five questions', () => {
    expect(homeQuestions).toHaveLength(5)
    expect(reasons).toHaveLength(4)
    expect(supportQuestions).toHaveLength(5)
    expect(billingQuestions.length).toBeGreaterThanOrEqual(4)
    expect(billingQuestions.length).toBeLessThanOrEqual(6)
  })

  test('the documentation has its five sections in order, and three cards', () => {
    expect(documentationSections.map(({ id, title }) => [id, title])).toEqual([
      ['getting-started', 'Getting Started'],
      ['user-interface-guide', 'User Interface Guide'],
      ['trading-strategies', 'Trading Strategies'],
      ['integration-with-trading-platforms', 'Integration with Trading Platforms'],
      ['troubleshooting', 'Troubleshooting'],
    ])
    expect(informationCards.map(({ title }) => title)).toEqual(['User Guides', 'API Documentation', 'Best Practices'])
  })

  test('the guides and the legal documents stand in the order of the specification', () => {
    expect(guides.map(({ path }) => path)).toEqual(publicPages.filter((path) => path.startsWith('/how-to/')))
    expect(legalDocuments.map(({ title }) => title)).toEqual([
      'Terms of Use',
      'Privacy Policy',
      'Service Agreement',
      'License Agreement',
    ])
  })

  test('answers that travel with a script stay short', () => {
    const questions = [...homeQuestions, ...billingQuestions, ...supportQuestions]
    const longest = Math.max(...questions.map(({ answer }) => plainTextOf(answer).split(/\s+/u).length))

    expect(longest).toBeLessThanOrEqual(80)
  })
})

describe('places and links', () => {
  test.each([...anchors])('the anchors of %s are unique', (_, ids) => {
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(id))).toEqual([])
  })

  test('every link of a text leads to a page that exists, and to a place on it', () => {
    const links = shown.flatMap(({ page, blocks }) =>
      blocks.flatMap(linksOf).map((to) => ({ page, to, problem: problemOf(to) })),
    )

    expect(links.length).toBeGreaterThan(50)
    expect(links.filter(({ problem }) => problem !== null)).toEqual([])
  })

  test('every entry of the search leads to its place, has words, and stands once', () => {
    const entries = searchEntries()

    expect(
      entries.filter(({ path, title, words }) => problemOf(path) !== null || title === '' || words === ''),
    ).toEqual([])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  test('the search knows every section, heading, guide, question and error page', () => {
    const counts = Object.groupBy(searchEntries(), ({ place }) => place)

    expect(counts.Documentation).toHaveLength(anchors.get('/documentation')?.length ?? 0)
    expect(counts.Guide).toHaveLength(guides.length)
    expect(counts.Question).toHaveLength(homeQuestions.length + billingQuestions.length + supportQuestions.length)
    expect(counts['Error page']).toHaveLength(codes.length)
  })
})

describe('what the texts say', () => {
  test('the daily-limit answer names the limit of every plan', () => {
    const answer = plainTextOf(homeQuestions.find(({ id }) => id === 'daily-limit')?.answer ?? [])
    const limits = [trialPlan, ...Object.values(subscriptionPlans)].map(({ tradesPerDay }) => String(tradesPerDay))

    expect(limits.filter((limit) => !answer.includes(`${limit} trades a day`))).toEqual([])
    expect(answer).toContain('next-day reset')
    expect(answer).toContain('Manual trading does not count toward the daily limit.')
  })

  test('promised texts stand word for word', () => {
    const promised = [
      'Cancel anytime during the trial with no charge.',
      'No refunds unless stated in writing.',
      'Not affiliated with MetaQuotes or Pocket Option.',
      'Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
      'is not a financial advisor or broker. Subscriptions are processed through a card payment provider.',
      'Past results do not predict future results.',
      '8GB RAM (16GB recommended)',
      '4 OTC charts for 3 days',
      'START TRADING',
      'Alerts Log',
      "Today's Trades",
    ]

    expect(promised.filter((text) => !allTexts.includes(text))).toEqual([])
  })

  test.each([
    /guaranteed/iu,
    /\bprofits?\b/iu,
    /win rate/iu,
    /passive income/iu,
    /risk-free/iu,
    /most popular/iu,
    /!/u,
  ])('no text holds %s', (forbidden) => {
    expect(allTexts.split('\n').filter((line) => forbidden.test(line))).toEqual([])
  })

  test('every code has a cause that says more than its sentence, and a fix', () => {
    const sentences = new Map<string, string>([
      ...Object.entries(errorCatalogue).map(([code, { message }]) => [code, message] as const),
      ...Object.entries(refusalCatalogue).map(([code, { sentence }]) => [code, sentence] as const),
    ])
    const thin = Object.entries(explanations).filter(
      ([code, { cause, fix }]) => cause.length < 2 * (sentences.get(code)?.length ?? 0) || fix.length === 0,
    )

    expect(Object.keys(explanations).toSorted()).toEqual(codes.toSorted())
    expect(thin).toEqual([])
  })

  test('every drawing has its place in a text', () => {
    const used = new Set(allBlocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : [])))

    expect([...used].toSorted()).toEqual(figureNames.toSorted())
  })

  test('every row of a table has a cell for each column', () => {
    const broken = allBlocks.flatMap((block) =>
      block.kind === 'table' && block.rows.some((row) => row.length !== block.columns.length) ? [block.caption] : [],
    )

    expect(broken).toEqual([])
  })

  test('the newest release is the version of the package, and releases stand newest first', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      version: string
    }
    const dates = releases.map(({ date }) => date)

    expect(releases[0]?.version).toBe(version)
    expect(presentVersion).toBe(version)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('the sources', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

  test('no price stands in a text: prices come from the plan file', () => {
    const prices = [...Object.values(subscriptionPlans), ...Object.values(licencePlans)].map(
      ({ priceCents }) => priceCents / 100,
    )
    const retyped = sources.filter(({ text }) =>
      prices.some((price) => new RegExp(`\\b${price}\\b(?! (?:of|de|de cada) 100)`, 'u').test(text)),
    )

    expect(prices).toHaveLength(6)
    expect(retyped.map(({ name }) => name)).toEqual([])
  })

  test('no daily limit stands in a text: limits come from the plan file', () => {
    const retyped = sources.filter(({ text }) => /\b\d+ (automated )?trades (a|per) day|\b\d+ trades\/day/iu.test(text))

    expect(retyped.map(({ name }) => name)).toEqual([])
  })

  test('the name of the product comes from the brand file', () => {
    expect(sources.filter(({ text }) => text.includes('Stratomate')).map(({ name }) => name)).toEqual([])
  })
})

function anchorsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
  ])
}

function asParagraphs(texts: readonly Text[]): Block[] {
  return texts.map((text) => ({ kind: 'paragraph', text }))
}

/** A block and those inside its steps. */
function flatten(block: Block): Block[] {
  if (block.kind !== 'steps') return [block]
  return [
    ...asParagraphs(block.items.map(({ title }) => title)),
    ...block.items.flatMap((item) => item.blocks.flatMap(flatten)),
  ]
}

function linksOf(block: Block): string[] {
  return flatten(block).flatMap(textsOf).flatMap(linksOfText)
}

function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return block.rows.flat()
    case 'heading':
    case 'figure':
    case 'steps':
      return []
    default:
      return block satisfies never
  }
}

function linksOfText(text: Text): string[] {
  if (typeof text === 'string') return []
  return text.flatMap((part: Inline) => (typeof part !== 'string' && part.kind === 'link' ? [part.to] : []))
}

/** What is wrong with an address, or null. */
function problemOf(to: string): string | null {
  if (!to.startsWith('/')) return URL.canParse(to) && to.startsWith('https://') ? null : 'neither a path nor https'
  const [path = '', anchor] = to.split('#')
  if (!pages.has(path)) return 'no such page'
  if (anchor === undefined) return null
  return anchors.get(path)?.includes(anchor) === true ? null : 'no such place on the page'
}

test('a release begins with three highlights at most', () => {
  const counts = releases.map(({ highlights }) => highlights.length)

  expect(counts.every((count) => count > 0 && count <= 3)).toBe(true)
})
