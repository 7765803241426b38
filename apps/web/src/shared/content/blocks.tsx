import type { Block, FigureName, Step, Text } from '@stratomate/content/blocks'
import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { clsx } from 'clsx'
import { type ComponentType, createElement } from 'react'
import { t } from '#web/shared/language/t.ts'
import { Note } from './note.tsx'
import { RichText } from './rich-text.tsx'

/** The drawings of figures. They come in by hand, so that pages without figures do not load them. */
export type Drawings = Readonly<Record<FigureName, ComponentType | Picture>>

/** A picture of the app's smallest window, and what it shows for those who do not see it. */
export type Picture = { readonly src: string; readonly alt: TranslatedText }

type BlocksProps = {
  blocks: readonly Block[]
  /** The level of headings inside of the text: one below the title above it. */
  level?: 3 | 4 | 5
  drawings?: Drawings
}

/** A written text, block by block. */
export function Blocks({ blocks, level = 3, drawings }: BlocksProps) {
  return (
    <div className="grid grid-cols-1 gap-4 text-text-2">
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} level={level} drawings={drawings} />
      ))}
    </div>
  )
}

type BlockViewProps = { block: Block; level: 3 | 4 | 5; drawings: Drawings | undefined }

function BlockView({ block, level, drawings }: BlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      )
    case 'heading':
      return createElement(
        `h${level}`,
        { id: block.id, className: 'mt-4 scroll-mt-20 text-md leading-snug font-semibold text-text' },
        block.text,
      )
    case 'list':
      return <BulletList items={block.items} />
    case 'steps':
      return <StepList steps={block.items} level={level} drawings={drawings} />
    case 'note':
      return (
        <Note tone={block.tone} title={block.title}>
          <RichText text={block.text} />
        </Note>
      )
    case 'table':
      return <TableView block={block} />
    case 'figure':
      return <FigureView block={block} drawings={drawings} />
    default:
      return block satisfies never
  }
}

function BulletList({ items }: { items: readonly Text[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item, place) => (
        <li key={place} className="relative pl-5">
          <span aria-hidden="true" className="absolute top-2.5 left-0.5 h-px w-2.5 bg-line-strong" />
          <RichText text={item} />
        </li>
      ))}
    </ul>
  )
}

function StepList({ steps, level, drawings }: { steps: readonly Step[] } & Omit<BlockViewProps, 'block'>) {
  return (
    <ol className="step-rail">
      {steps.map(({ title, blocks }, place) => (
        <li key={title} className="grid grid-cols-1 gap-1">
          <p className="font-semibold text-text">
            <span className="mr-2 text-accent-text tabular-nums">{place + 1}</span>
            {title}
          </p>
          <Blocks blocks={blocks} level={level} {...(drawings === undefined ? {} : { drawings })} />
        </li>
      ))}
    </ol>
  )
}

/**
 * A table that is wider than its column scrolls in its own frame, for keys too, and never moves the page; one of many
 * columns is a list on a phone, a block for each row. The heading above it and the heads of its columns say what it is;
 * its caption is for those who come to it without seeing them.
 */
function TableView({ block: { caption, columns, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <section
      aria-label={caption}
      // The frame takes the focus so that arrow keys can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className={clsx('w-full min-w-80 text-left text-sm', columns.length > 3 && 'row-blocks')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-text-3">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} className="border-t border-line align-top">
              {row.map((cell, column) => (
                <td key={column} className="px-4 py-2.5 first:font-medium first:text-text">
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FigureView({
  block: { figure, caption },
  drawings,
}: {
  block: Extract<Block, { kind: 'figure' }>
  drawings: Drawings | undefined
}) {
  const Drawing = drawings?.[figure]
  return (
    <figure className="my-1 rounded-lg border border-line bg-s1">
      {Drawing === undefined ? null : isPicture(Drawing) ? (
        <img
          src={Drawing.src}
          alt={t(Drawing.alt)}
          width={960}
          height={640}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-t-lg"
        />
      ) : (
        <div className="figure-ground rounded-t-lg px-4 py-6 sm:px-8">
          {/* The drawing is made of elements and has one meaning as a whole, as a picture has. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div role="img" aria-label={caption} className="mx-auto max-w-card text-text">
            <Drawing />
          </div>
        </div>
      )}
      <figcaption className="border-t border-line px-4 py-2.5 text-xs text-text-3 first:border-t-0">
        {caption}
      </figcaption>
    </figure>
  )
}

function isPicture(drawing: Drawings[FigureName]): drawing is Picture {
  return typeof drawing === 'object' && 'src' in drawing
}
