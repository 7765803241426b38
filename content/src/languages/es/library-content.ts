import { brand } from '@stratomate/brand'
import { info, link } from '../../block-factories.ts'
import { presentVersion } from '../../present-release.ts'
import type { TranslatedContent } from '../translated-content.ts'

export const libraryContent: Pick<TranslatedContent, 'releaseNote'> = {
  releaseNote: (brokersText) =>
    info(
      `Versión ${presentVersion}`,
      `${brand.desktopName} empieza con el bróker simulado incluido. ${brokersText} `,
      link('El registro de cambios', '/changelog'),
      ' dice cuándo cambia eso.',
    ),
}
