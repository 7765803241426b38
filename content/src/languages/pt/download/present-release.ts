import { brand } from '@stratomate/brand'
import { info, link } from '../../../block-factories.ts'
import { presentVersion } from '../../../present-release.ts'
import { previewedBrokersText } from '../../previewed-brokers-text.ts'
import { texts } from './previewed-brokers.data.ts'

/** What the newest release does not have yet, shown wherever a text describes it. */
export const presentReleaseNote = info(
  `Versão ${presentVersion}`,
  `O ${brand.desktopName} começa com a corretora simulada integrada. ${previewedBrokersText(texts)} `,
  link('O registro de mudanças', '/changelog'),
  ' diz quando isso muda.',
)
