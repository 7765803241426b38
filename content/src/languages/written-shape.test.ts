import { otherLanguages } from '@stratomate/contracts/site/languages'
import { expect, test } from 'vitest'
import type { Block, Inline, Step, Text } from '../blocks.ts'
import { releases } from '../changelog.ts'
import { documentation } from '../documentation/documentation.ts'
import { guides } from '../guides/guides.ts'
import { loadCatalogues } from './catalogues.ts'

const written = await Promise.all(
  otherLanguages.map(async (language) => {
    const catalogues = (
      await Promise.all(
        (['/how-to', '/documentation', '/changelog'] as const).map((page) => loadCatalogues(language, page)),
      )
    ).flat()
    return {
      language,
      guides: catalogues.flatMap(({ content }) => content?.guides ?? []),
      changelog: catalogues.flatMap(({ content }) => content?.changelog ?? []),
      documentation: catalogues.flatMap(({ content }) => content?.documentation ?? []),
    }
  }),
)

test.each(written)('in $language guides have the steps, links, figures and codes of the English ones', (translated) => {
  expect(translated.guides.map(shapeOfGuide)).toEqual(guides.map(shapeOfGuide))
})

test.each(written)(
  'in $language the documentation has the blocks, anchors, links and codes of the English one',
  (translated) => {
    expect(translated.documentation.map(shapeOfDocumentation)).toEqual([shapeOfDocumentation(documentation)])
  },
)

test.each(written)(
  'in $language the changelog has the releases, parts, changes and links of the English one',
  ({ changelog }) => {
    expect(changelog.map(shapeOfRelease)).toEqual(releases.map(shapeOfRelease))
  },
)

function shapeOfRelease({ version, date, highlights, parts }: (typeof releases)[number]): unknown {
  const first = highlights.map(({ text }) => shapeOfText(text))
  return [version, date, first, parts.map(({ changes }) => changes.map(({ kind, text }) => [kind, shapeOfText(text)]))]
}

function shapeOfDocumentation({ sections, cards }: typeof documentation): unknown {
  return [sections.map(({ id, blocks }) => [id, blocks.map(shapeOfBlock)]), cards.map(({ id, to }) => [id, to])]
}

function shapeOfGuide({ slug, path, minutes, prerequisites, steps, doneWhen }: (typeof guides)[number]): unknown {
  return [slug, path, minutes, prerequisites.map(shapeOfText), steps.map(shapeOfStep), shapeOfText(doneWhen)]
}

function shapeOfStep({ blocks }: Step): unknown {
  return blocks.map(shapeOfBlock)
}

function shapeOfBlock(block: Block): unknown {
  switch (block.kind) {
    case 'paragraph':
      return shapeOfText(block.text)
    case 'heading':
      return block.id
    case 'list':
      return block.items.map(shapeOfText)
    case 'steps':
      return block.items.map(shapeOfStep)
    case 'note':
      return [block.tone, block.title === undefined, shapeOfText(block.text)]
    case 'table':
      return [block.columns.length, block.rows.map((row) => row.map(shapeOfText))]
    case 'figure':
      return block.figure
    default:
      return block satisfies never
  }
}

/** The parts with a meaning, in whatever order a language puts them. */
function shapeOfText(text: Text): readonly string[] {
  return typeof text === 'string' ? [] : text.flatMap(meaningOf).toSorted()
}

function meaningOf(part: Inline): string[] {
  if (typeof part === 'string') return []
  if (part.kind === 'link') return [`link ${part.to}`]
  return [part.kind === 'code' ? `code ${part.text}` : part.kind]
}
