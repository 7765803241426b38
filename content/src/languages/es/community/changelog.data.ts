import { changelogContent } from './changelog.ts'

export const content = changelogContent

/** The page of the changelog. */
export const texts = {
  Changelog: 'Registro de cambios',
  'What was added, changed and fixed, release by release.': 'Qué se añadió, cambió y corrigió, versión por versión.',
  Changed: 'Cambiado',
  Fixed: 'Corregido',
} as const
