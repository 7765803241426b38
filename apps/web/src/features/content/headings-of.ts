import type { Section } from '@stratomate/content/blocks'

type Heading = { id: string; title: string }

/** The headings inside of a section, in their order: the second level of the documentation. */
export function headingsOf({ blocks }: Pick<Section, 'blocks'>): readonly Heading[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [{ id: block.id, title: block.text }] : []))
}

/** The anchors of a section in the order of the page: its own, then those of its headings. */
export function anchorsOf(section: Section): readonly string[] {
  return [section.id, ...headingsOf(section).map(({ id }) => id)]
}
