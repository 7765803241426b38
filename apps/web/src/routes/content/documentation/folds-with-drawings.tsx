import { DocumentationFolds } from '#web/features/content/documentation-folds.tsx'
import { drawings } from '#web/features/guides/figures/drawings.tsx'

/** The sections of the documentation with the drawings of the guides, which belong to another feature. */
export function FoldsWithDrawings({ anchorId }: { anchorId: string }) {
  return <DocumentationFolds anchorId={anchorId} drawings={drawings} />
}
