import type { Section } from '@stratomate/content/blocks'
import { Button } from '@stratomate/ui/button'
import { useRef } from 'react'
import { Blocks, type Drawings } from '#web/shared/content/blocks.tsx'
import { Disclosure } from '#web/shared/content/disclosure.tsx'
import { useOpenAnchor } from '#web/shared/content/use-open-anchor.ts'

type DocumentationFoldsProps = { sections: readonly Section[]; drawings: Drawings }

/** The sections of the documentation as folds; the first is open, each toggles by itself. */
export function DocumentationFolds({ sections, drawings }: DocumentationFoldsProps) {
  useOpenAnchor()
  const list = useRef<HTMLDivElement>(null)
  const folds = () => [...(list.current?.querySelectorAll('details') ?? [])]
  const expandAll = () => {
    for (const fold of folds()) fold.open = true
  }
  const collapseAll = () => {
    for (const fold of folds()) fold.open = false
  }
  return (
    <>
      <div className="screen-only -mx-2 mb-1 flex justify-end gap-1 noscript:hidden">
        <Button variant="quiet" size="sm" className="px-2" onClick={expandAll}>
          Expand all
        </Button>
        <Button variant="quiet" size="sm" className="px-2" onClick={collapseAll}>
          Collapse all
        </Button>
      </div>
      <div ref={list} className="border-t border-line">
        {sections.map(({ id, title, blocks }, place) => (
          <Disclosure key={id} id={id} title={title} titleTag="h2" titleClassName="text-lg" isOpenAtFirst={place === 0}>
            <Blocks blocks={blocks} drawings={drawings} />
          </Disclosure>
        ))}
      </div>
    </>
  )
}
