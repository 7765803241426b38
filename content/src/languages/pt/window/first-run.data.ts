import type { texts as spanish } from '../../es/window/first-run.data.ts'

export const texts = {
  'Sign in': 'Entrar',
  Plan: 'Plano',
  'MetaTrader 5': 'MetaTrader 5',
  'Test signal': 'Sinal de teste',
  'This window continues as soon as a plan is in force.': 'Esta janela continua assim que houver um plano ativo.',
  done: 'concluído',
  'Connect MetaTrader 5': 'Conecte o MetaTrader 5',
  'Install the expert advisor and an indicator, compile them, and attach the expert advisor to a chart. This window continues when the chart appears.':
    'Instale o expert advisor e um indicador, compile-os e adicione o expert advisor a um gráfico. Esta janela continua quando o gráfico aparece.',
  'Do this later': 'Fazer isso depois',
  'Your chart is connected': 'Seu gráfico está conectado',
  'Send a test signal to see how long it takes on this computer, then choose your favorites.':
    'Envie um sinal de teste para ver quanto ele demora neste computador e depois escolha os seus favoritos.',
  'Go to the charts': 'Ir para os gráficos',
  'See the plans': 'Ver os planos',
  'No plan is in force': 'Nenhum plano está ativo',
  'The plans are on the site.': 'Os planos estão no site.',
  'Start your free trial': 'Comece o seu teste grátis',
  'Start free trial': 'Começar o teste grátis',
  'Choose a plan': 'Escolha um plano',
  'The free trial of this account was used.': 'O teste grátis desta conta já foi usado.',
  'Your plan has ended.': 'Seu plano terminou.',
  'Ended on {date}.': 'Terminou em {date}.',
  'Your plan has ended': 'Seu plano terminou',
  '{ended} Choose a plan to trade again.': '{ended} Escolha um plano para voltar a operar.',
  'A payment has failed': 'Um pagamento falhou',
  'Update the payment method, and trading continues with the same plan.':
    'Atualize a forma de pagamento e o trading continua com o mesmo plano.',
  'Update payment method': 'Atualizar a forma de pagamento',
  '{name}, {price} a month': '{name}, {price} por mês',
  unlimited: 'ilimitadas',
  '1 day, {trades} automated trades per day, no card.': '1 dia, operações automáticas por dia: {trades}, sem cartão.',
  '{days} days, {trades} automated trades per day, no card.':
    '{days} dias, operações automáticas por dia: {trades}, sem cartão.',
  'Connect this computer': 'Conecte este computador',
  'Open the sign-in page in your browser, compare the code, and approve. This window continues automatically.':
    'Abra a página de login no seu navegador, compare o código e aprove. Esta janela continua automaticamente.',
  'Code of this computer': 'Código deste computador',
  'Waiting for the site …': 'Esperando o site …',
  'Open the sign-in page': 'Abrir a página de login',
  'License key': 'Chave de licença',
  'In the place of a sign-in. It is sent to the site once and never stored here.':
    'No lugar do login. Ela é enviada ao site uma vez e nunca é guardada aqui.',
  'Enter the key that your account shows once.': 'Digite a chave que a sua conta mostra uma única vez.',
  'Use license key': 'Usar a chave de licença',
  'No account yet': 'Ainda não tem conta?',
} as const satisfies Record<keyof typeof spanish, string>
