import type { Block, FigureName, Inline, Section, Step, Text } from './blocks.ts'

/** A button, menu or label exactly as the screen spells it. */
export function control(text: string): Inline {
  return { kind: 'control', text }
}

/** A file name, a parameter, a value to type. */
export function code(text: string): Inline {
  return { kind: 'code', text }
}

export function strong(text: string): Inline {
  return { kind: 'strong', text }
}

/** A link, or plain words while the owner has not given the address yet. */
export function link(text: string, to: string | null): Inline {
  return to === null ? text : { kind: 'link', text, to }
}

export function paragraph(...text: Inline[]): Block {
  return { kind: 'paragraph', text }
}

export function heading(id: string, text: string): Block {
  return { kind: 'heading', id, text }
}

export function list(...items: Text[]): Block {
  return { kind: 'list', items }
}

export function numbered(...items: Step[]): Block {
  return { kind: 'steps', items }
}

export function step(title: string, ...blocks: Block[]): Step {
  return { title, blocks }
}

/** Something worth knowing beside the text. */
export function info(title: string, ...text: Inline[]): Block {
  return { kind: 'note', tone: 'info', title, text }
}

/** Something that costs money or trades when it is overlooked. */
export function warning(title: string, ...text: Inline[]): Block {
  return { kind: 'note', tone: 'warning', title, text }
}

export function figureBlock(figure: FigureName, caption: string): Block {
  return { kind: 'figure', figure, caption }
}

export function tableBlock(caption: string, columns: readonly string[], rows: readonly (readonly Text[])[]): Block {
  return { kind: 'table', caption, columns, rows }
}

export function section(id: string, title: string, ...blocks: Block[]): Section {
  return { id, title, blocks }
}
