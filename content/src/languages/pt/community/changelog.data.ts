import type { texts as spanish } from '../../es/community/changelog.data.ts'
import { changelogContent } from './changelog.ts'

export const content = changelogContent

/** The page of the changelog. */
export const texts = {
  Changelog: 'Registro de alterações',
  'What was added, changed and fixed, release by release.':
    'O que foi adicionado, alterado e corrigido, versão por versão.',
  Changed: 'Alterado',
  Fixed: 'Corrigido',
} as const satisfies Record<keyof typeof spanish, string>
