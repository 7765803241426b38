import type { texts as spanish } from '../es/plans.data.ts'

/** Tiers, licenses and the trial, wherever they are shown. */
export const texts = {
  'Subscription Tiers': 'Planos de assinatura',
  'How many charts do you trade?': 'Quantos gráficos você opera?',
  '1 chart': '1 gráfico',
  '2 to 3': 'De 2 a 3',
  '4 to 10+': 'De 4 a 10+',
  'Trades per day': 'Operações por dia',
  'Charts at once': 'Gráficos ao mesmo tempo',
  'Every tier has all indicators, at once.': 'Cada plano tem todos os indicadores, ao mesmo tempo.',
  'per month': 'por mês',
  'Choose {plan}': 'Escolher {plan}',
  Unlimited: 'Ilimitado',
  'Fits 10+ charts': 'Para 10+ gráficos',
  'Fits 1 chart': 'Para 1 gráfico',
  'Fits {count} charts': 'Para {count} gráficos',
  'Start Your {days}-Day Free Trial': 'Comece o seu teste grátis de {days} dias',
  'Your plan': 'Seu plano',
  'After your trial': 'Após o teste',
  'Manage your plan': 'Gerenciar seu plano',
  'charts at once': 'gráficos ao mesmo tempo',
  'indicators, at once': 'indicadores, de uma vez',
  All: 'Todos',
  'automated trades per day': 'operações automáticas por dia',
  'favorite charts': 'gráficos favoritos',
  'indicator, one change a day': 'indicador, uma troca por dia',
  'The trial has {trialCharts} charts to compare; {plan} limits neither charts nor trades.':
    'O teste tem {trialCharts} gráficos para comparar; {plan} não limita nem gráficos nem operações.',
  'The trial has {trialCharts} charts to compare; {plan} has {charts}, with {trades} trades a day.':
    'O teste tem {trialCharts} gráficos para comparar; {plan} tem {charts}, com {trades} operações por dia.',
  'Start free trial': 'Começar o teste grátis',
  'Open the dashboard': 'Abrir o painel',
  'See the plans': 'Ver os planos',
  'No credit card required.': 'Sem cartão de crédito.',
  'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.':
    'Operar envolve risco. Uma opção binária pode perder todo o valor investido em minutos, e a automação abre operações perdedoras tão rápido quanto as vencedoras. Use somente dinheiro que você pode perder.',
  'Link to this answer': 'Link para esta resposta',
} as const satisfies Record<keyof typeof spanish, string>
