import type { texts as spanish } from '../../es/lab/copy.data.ts'

export const texts = {
  Copied: 'Copiado',
  'Could not copy. Select the text instead.': 'Não foi possível copiar. Selecione o texto.',
} as const satisfies Record<keyof typeof spanish, string>
