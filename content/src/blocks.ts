/**
 * The shapes of written content. Texts are data: pages draw them, the search reads them, tests walk them.
 * Prices, limits and names are never written here as figures: they come from the plan and brand files.
 */

/** Words with a meaning inside a sentence. */
export type Inline =
  | string
  | { kind: 'strong'; text: string }
  /** A file name, a parameter, a value to type. */
  | { kind: 'code'; text: string }
  /** A button, menu or label exactly as the screen spells it. */
  | { kind: 'control'; text: string }
  /** `to` is a path of this site, with an anchor if wanted, or an https address, which opens in a new tab. */
  | { kind: 'link'; text: string; to: string }

export type Text = string | readonly Inline[]

/** One thing to do in a guide. */
export type Step = { title: string; blocks: readonly Block[] }

export type Block =
  | { kind: 'paragraph'; text: Text }
  /** A heading below the section's own; `id` is its anchor, unique on the page. */
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'steps'; items: readonly Step[] }
  | { kind: 'note'; tone: 'info' | 'warning'; title?: string; text: Text }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly Text[])[] }
  | { kind: 'figure'; figure: FigureName; caption: string }

/** The drawings that pages know how to draw. */
export const figureNames = [
  'signal-path',
  'mt5-download',
  'mt5-installer',
  'mt5-demo-account',
  'mt5-attach-expert',
  'mt5-timeframe',
  'app-unpack',
  'app-sign-in',
  'app-indicator-installer',
  'window-source',
  'window-rules',
  'favorite-star',
  'amount-and-timeframe',
  'start-trading',
  'alerts-log',
  'todays-trades',
  'rule-macd-crossover',
  'rule-rsi-bounds',
  'rule-average-cross',
  'rule-support-resistance',
  'rule-bollinger-breakout',
] as const
export type FigureName = (typeof figureNames)[number]

/** A part of a page with its own anchor. */
export type Section = { id: string; title: string; blocks: readonly Block[] }

/** A question people ask; `id` is its anchor, `gist` the answer in a few words, for those who read no further. */
export type Question = { id: string; question: string; gist?: string; answer: readonly Block[] }

/** The words of a text without their meanings, for search and for descriptions. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** All words of some blocks, in reading order, for the search. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks.map(wordsOfBlock).join(' ')
}

function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text)
    case 'heading':
      return block.text
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'steps':
      return block.items.map(({ title, blocks }) => `${title} ${plainTextOf(blocks)}`).join(' ')
    case 'note':
      return `${block.title ?? ''} ${plainText(block.text)}`
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat().map(plainText)].join(' ')
    case 'figure':
      return block.caption
    default:
      return block satisfies never
  }
}
