/** Tiers, licenses and the trial, wherever they are shown. */
export const texts = {
  'Subscription Tiers': 'Planes de suscripción',
  'How many charts do you trade?': '¿En cuántos gráficos operas?',
  '1 chart': '1 gráfico',
  '2 to 3': 'De 2 a 3',
  '4 to 10+': 'De 4 a 10+',
  'Trades per day': 'Operaciones al día',
  'Charts at once': 'Gráficos a la vez',
  Indicators: 'Indicadores',
  'All, at once': 'Todos a la vez',
  'per month': 'al mes',
  'Choose {plan}': 'Elegir {plan}',
  Unlimited: 'Ilimitado',
  'Fits 10+ charts': 'Para 10+ gráficos',
  'Fits 1 chart': 'Para 1 gráfico',
  'Fits {count} charts': 'Para {count} gráficos',
  'Start Your {days}-Day Free Trial': 'Empieza tu prueba gratis de {days} días',
  'automated trades per day': 'operaciones automáticas al día',
  'favorite charts': 'gráficos favoritos',
  'indicator, one change a day': 'indicador, un cambio al día',
  '{plan} has no limit of charts and trades.': '{plan} no tiene límite de gráficos ni de operaciones.',
  '{plan} has {charts} charts and {trades} trades a day.':
    '{plan} tiene {charts} gráficos y {trades} operaciones al día.',
  '{trialCharts} charts, so that you can compare. {plan} has {charts}, with {trades} trades a day.':
    '{trialCharts} gráficos, para que puedas comparar. {plan} tiene {charts}, con {trades} operaciones al día.',
  'Start free trial': 'Empezar la prueba gratis',
  'Open the dashboard': 'Abrir el panel',
  'See the plans': 'Ver los planes',
  'No credit card required.': 'Sin tarjeta de crédito.',
  'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.':
    'Operar implica riesgo. Una opción binaria puede perder todo su importe en minutos, y la automatización abre las operaciones perdedoras tan rápido como las ganadoras. Usa solo dinero que te puedas permitir perder.',
  'Link to this answer': 'Enlace a esta respuesta',
} as const
