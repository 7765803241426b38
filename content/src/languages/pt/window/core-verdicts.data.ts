import type { sentences as spanish } from '../../es/window/core-verdicts.data.ts'

export const sentences = {
  'Too few trades to judge: {count} trades say as much as {effective} independent ones, and {least} are the least. {needed}.':
    'Operações de menos para julgar: {count} operações dizem tanto quanto {effective} independentes, e o mínimo são {least}. {needed}.',
  'Nothing: these {count} trades are below what they need. {needed}.':
    'Nada: estas {count} operações estão abaixo do que precisam. {needed}.',
  'Nothing: after {tries}, luck shows as much in {chance}. {needed}.':
    'Nada: depois de {tries}, a sorte mostra o mesmo em {chance}. {needed}.',
  'Unproven: a blind rule does as well ({share} at the same candles). {needed}.':
    'Sem prova: uma regra cega se sai igualmente bem ({share} nas mesmas velas). {needed}.',
  'Unproven: after {tries}, luck alone shows as much in {chance}. {needed}.':
    'Sem prova: depois de {tries}, só a sorte mostra o mesmo em {chance}. {needed}.',
  'Holds on this history: after {tries}, luck shows as much in {chance}. {needed}. It may end at any time.':
    'Sustenta-se neste histórico: depois de {tries}, a sorte mostra o mesmo em {chance}. {needed}. Pode acabar a qualquer momento.',
  'Break-even at this payout is {share}': 'O ponto de equilíbrio com este payout é {share}',
  'one try': 'uma tentativa',
  '{count} tries': '{count} tentativas',
  'fewer than 1 of 100 cases': 'menos de 1 de cada 100 casos',
  '{count} of 100 cases': '{count} de cada 100 casos',
} as const satisfies Record<keyof typeof spanish, string>
