import { brand } from '@stratomate/brand'
import { info, link } from '../../block-factories.ts'
import { presentVersion } from '../../present-release.ts'
import type { TranslatedContent } from '../translated-content.ts'

export const libraryContent: Pick<TranslatedContent, 'releaseNote'> = {
  releaseNote: (brokersText) =>
    info(
      `Versão ${presentVersion}`,
      `O ${brand.desktopName} começa com a corretora simulada incluída. ${brokersText} `,
      link('O registro de alterações', '/changelog'),
      ' diz quando isso muda.',
    ),
}
