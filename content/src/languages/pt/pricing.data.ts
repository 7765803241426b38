import type { texts as spanish } from '../es/pricing.data.ts'
import { pricingContent } from './pricing-content.ts'

export const content = pricingContent

/** The page of the prices. */
export const texts = {
  'Three tiers by how much you trade, one-time licenses, and a free trial without a card.':
    'Três planos conforme o quanto você opera, licenças de pagamento único e um teste grátis sem cartão.',
  'The difference between tiers is how much you trade. Prices in US dollars, cancel anytime.':
    'A diferença entre os planos é o quanto você opera. Preços em dólares americanos; cancele quando quiser.',
  'The same client on your own charts, with lower limits. No credit card required. Cancel anytime during the trial with no charge; without a card it simply ends.':
    'O mesmo aplicativo nos seus próprios gráficos, com limites menores. Sem cartão de crédito. Cancele a qualquer momento durante o teste sem nenhuma cobrança; sem cartão, ele simplesmente termina.',
  'Your trial runs until {date}.': 'Seu teste vai até {date}.',
  'Watch simulated charts': 'Ver gráficos simulados',
  'Your {days}-day free trial is running': 'O seu teste grátis de {days} dias está em andamento',
  'The same client on your own charts, with lower limits. Cancel anytime with no charge; without a card it simply ends.':
    'O mesmo aplicativo nos seus próprios gráficos, com limites menores. Cancele quando quiser sem nenhuma cobrança; sem cartão, ele simplesmente termina.',
  'Watch it here first. Your own charts need a Windows PC.':
    'Veja primeiro aqui. Para os seus próprios gráficos é preciso um PC com Windows.',
  'Next: connect your computer. The dashboard shows each step.':
    'Próximo passo: conecte o seu computador. O painel mostra cada etapa.',
  'Plan after the trial': 'Plano depois do teste',
  'Your email is verified.': 'Seu e-mail foi verificado.',
  'Only if you save a card. You can change it at any time.':
    'Somente se você salvar um cartão. Você pode mudar a qualquer momento.',
  '{plan}, {price} per month': '{plan}, {price} por mês',
  '{price} per month': '{price} por mês',
  '{price} per month after your trial': '{price} por mês depois do seu teste',
  'Your free trial is starting …': 'Seu teste grátis está começando…',
  'First an account (one minute), then your trial begins. Already have one? <login>Log in</login>':
    'Primeiro uma conta (um minuto), depois o seu teste começa. Já tem uma? <login>Entre</login>',
  'You have a plan.': 'Você tem um plano.',
  'Payment Issue': 'Problema no pagamento',
  'Update payment method': 'Atualizar a forma de pagamento',
  'The last charge failed. Trading stops soon unless it is settled.':
    'A última cobrança falhou. As operações param em breve se ela não for regularizada.',
  'The last charge failed. Trading stops on {moment} unless it is settled before.':
    'A última cobrança falhou. As operações param em {moment} se ela não for regularizada antes.',
  'The last charge failed, and trading stopped on {moment}. It resumes as soon as the charge is settled.':
    'A última cobrança falhou e as operações pararam em {moment}. Elas voltam assim que a cobrança for regularizada.',
  'No active subscription found': 'Nenhuma assinatura ativa encontrada',
  'Could not open subscription management portal': 'Não foi possível abrir o portal de gerenciamento da assinatura',
  'Next: pay with a card that works': 'Próximo passo: pague com um cartão que funcione',
  'The payment provider opens. Your plan, your charts and your settings stay as they are.':
    'O provedor de pagamentos abre. Seu plano, seus gráficos e seus ajustes ficam como estão.',
  'Your plan: {plan}': 'Seu plano: {plan}',
  'It ends on {date}.': 'Termina em {date}.',
  'It renews on {date}.': 'Renova em {date}.',
  'You can change or cancel it at any time.': 'Você pode mudar ou cancelar a qualquer momento.',
  'Everything is ready': 'Está tudo pronto',
  'Charts, signals and trades are on the dashboard. Card, invoices and changes are in your account.':
    'Gráficos, sinais e operações estão no painel. Cartão, faturas e mudanças estão na sua conta.',
  'Charts, signals and trades are on the dashboard. Key and updates are in your account.':
    'Gráficos, sinais e operações estão no painel. Chave e atualizações estão na sua conta.',
  'Your free trial is used': 'Seu teste grátis já foi usado',
  'Your {plan} plan has ended': 'Seu plano {plan} terminou',
  'It ended on {date}.': 'Terminou em {date}.',
  'No trades are placed until you choose a plan. You continue where you stopped.':
    'Nenhuma operação é aberta até você escolher um plano. Você continua de onde parou.',
  'The free trial is given once. All plans are below, with what they cost and allow.':
    'O teste grátis é concedido uma vez. Todos os planos estão abaixo, com o que custam e permitem.',
  'Choose a plan to trade again': 'Escolha um plano para voltar a operar',
  'Your former plan or another one: all are below, with what they cost and allow.':
    'Seu plano anterior ou outro: todos estão abaixo, com o que custam e permitem.',
  'Your license: {plan}': 'Sua licença: {plan}',
  'Paid once, without a renewal.': 'Paga uma vez, sem renovação.',
  'Updates are for life.': 'As atualizações são vitalícias.',
  'Updates until {date}.': 'Atualizações até {date}.',
  'Add-ons belong to the plans below, which can run beside a license.':
    'Os complementos fazem parte dos planos abaixo, que podem funcionar ao lado de uma licença.',
  'One press is left, and your {days} days begin.': 'Falta um clique e os seus {days} dias começam.',
  'Trial used: choose a plan.': 'Teste já usado: escolha um plano.',
  'You have a license.': 'Você tem uma licença.',
  'Choose a plan to try it for {days} days beside the license, with a card.':
    'Escolha um plano para testá-lo por {days} dias ao lado da licença, com cartão.',
  'Your free trial has started': 'Seu teste grátis começou',
  'How the trial works': 'Como funciona o teste',
  'It runs for {days} days and is given once per account.': 'Dura {days} dias e é concedido uma vez por conta.',
  'No card required. Without a card it simply ends and nothing is ever charged.':
    'Sem cartão. Sem cartão, ele simplesmente termina e nada é cobrado.',
  'You can save a card during the trial; it then continues as the plan you chose.':
    'Você pode salvar um cartão durante o teste; então ele continua como o plano que você escolheu.',
  'When the daily limit is reached, trading pauses until the next-day reset; the dashboard shows it in your local time.':
    'Ao chegar ao limite diário, as operações param até o reinício do dia seguinte; o painel mostra isso no seu horário local.',
  'Manual trades at the broker never count toward the limit.':
    'Operações manuais na corretora nunca contam para o limite.',
  Hardware: 'Equipamento necessário',
  'Windows 10 or higher, 500MB disk, internet. The rest depends on how many charts your computer has to draw.':
    'Windows 10 ou posterior, 500 MB de disco, internet. O resto depende de quantos gráficos o seu computador precisa desenhar.',
  Charts: 'Gráficos',
  Memory: 'Memória',
  Processor: 'Processador',
  'Up to 5 charts': 'Até 5 gráficos',
  '5-10 charts': 'De 5 a 10 gráficos',
  '(fits your choice)': '(adequado à sua escolha)',
  'One-time licenses': 'Licenças de pagamento único',
  'Prefer to pay once? A license has no renewal.': 'Prefere pagar uma vez só? Uma licença não tem renovação.',
  'Questions about billing': 'Perguntas sobre pagamentos',
  once: 'uma vez',
  'Buy {license}': 'Comprar {license}',
  Updates: 'Atualizações',
  'For life': 'Vitalícias',
  '1 year': '1 ano',
  'Add-ons': 'Complementos',
  Included: 'Incluídos',
  'Not included': 'Não incluídos',
  Also: 'Também',
  'Advanced strategies': 'Estratégias avançadas',
  'Advanced strategies, custom strategy development':
    'Estratégias avançadas, desenvolvimento de estratégias sob medida',
  'How you pay': 'Como você paga',
  Subscribe: 'Assinatura',
  'Pay once': 'Pagamento único',
} as const satisfies Record<keyof typeof spanish, string>
