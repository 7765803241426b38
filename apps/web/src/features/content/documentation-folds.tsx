import { documentation } from '@stratomate/content/documentation/documentation'
import { Blocks, type Drawings } from '#web/shared/content/blocks.tsx'
import { Disclosure } from '#web/shared/content/disclosure.tsx'
import { inLanguage } from '#web/shared/language/t.ts'
import { useOpenAnchor } from '#web/shared/content/use-open-anchor.ts'

type DocumentationFoldsProps = { anchorId: string; drawings: Drawings }

/** The sections of the documentation as folds; the first is open, and each opens and closes independently. */
export function DocumentationFolds({ anchorId, drawings }: DocumentationFoldsProps) {
  useOpenAnchor()
  return (
    <div id={anchorId} className="border-t border-line">
      {inLanguage('documentation', documentation).sections.map(({ id, title, blocks }, place) => (
        <Disclosure key={id} id={id} title={title} titleTag="h2" titleClassName="text-lg" isOpenAtFirst={place === 0}>
          <Blocks blocks={blocks} drawings={drawings} />
        </Disclosure>
      ))}
    </div>
  )
}
