import { brand } from '@stratomate/brand'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { control, link, paragraph } from '../../block-factories.ts'
import { formatPrice } from '@stratomate/std/format-number'
import { graceDays } from '../../plan-texts.ts'
import type { TranslatedContent } from '../translated-content.ts'
import { chartsText, tradesText } from './plan-texts.ts'

const licences = Object.values(licencePlans).map(
  ({ name, priceCents, tradesPerDay, charts: limit, updates }) =>
    `${name}: ${formatPrice(priceCents)}, ${tradesText(tradesPerDay)}, ${chartsText(limit)}, ${updates === 'lifetime' ? 'atualizações vitalícias' : 'atualizações por 1 ano'}.`,
)

export const pricingContent: Pick<TranslatedContent, 'billingQuestions'> = {
  billingQuestions: [
    {
      id: 'trial-without-card',
      question: 'Preciso de cartão para o teste grátis?',
      answer: [
        paragraph(
          `Não. O teste dura ${trialPlan.days} dias, uma vez por conta, assim que o seu e-mail é verificado: ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, um indicador por vez com uma troca por dia. `,
          'Sem cartão, ele termina e nada é cobrado. ',
          'Com um cartão salvo, ele continua como o plano que você escolheu, na data indicada. ',
          'Para ter todos os limites na hora, escolha "Start now".',
        ),
      ],
    },
    {
      id: 'cancel-subscription',
      question: 'Como cancelo uma assinatura?',
      answer: [
        paragraph(
          'Abra o ',
          link('painel', '/dashboard'),
          ', pressione ',
          control('Manage Subscription'),
          ' e cancele na página do provedor de pagamentos. ',
          "O plano continua funcionando até o fim do período que você pagou; até lá o painel mostra 'Ends on' em vez de 'Renewal Date'.",
        ),
      ],
    },
    {
      id: 'change-plan',
      question: 'Posso mudar para um plano maior ou menor?',
      answer: [
        paragraph(
          'Sim, a qualquer momento, em ',
          control('Manage Subscription'),
          ' no ',
          link('painel', '/dashboard'),
          '. A página mostra o que é cobrado e quando, antes de você confirmar. ',
          `${subscriptionPlans.new_trader.name}, ${subscriptionPlans.pro_trader.name} e ${subscriptionPlans.elite_trader.name} diferem apenas nas operações por dia e nos gráficos: todos os planos têm todos os indicadores e complementos.`,
        ),
      ],
    },
    {
      id: 'refunds',
      question: 'Há reembolso?',
      answer: [
        paragraph(
          'Não há reembolso, salvo indicação por escrito. ',
          'É para isso que o teste existe: experimente tudo nos seus próprios gráficos antes de pagar. ',
          'Se você foi cobrado por engano, ',
          link('escreva para nós', '/support'),
          ' com a data e o valor, e vamos verificar.',
        ),
      ],
    },
    {
      id: 'one-time-license',
      question: 'O que é uma licença de pagamento único?',
      answer: [
        paragraph(
          `Você paga uma vez e usa o ${brand.desktopName} sem assinatura; nada é renovado. `,
          `${licences.join(' ')} `,
          'Todos os indicadores estão incluídos; os complementos de indicadores, não. Quando as atualizações terminam, a última versão publicada dentro delas continua funcionando.',
        ),
      ],
    },
    {
      id: 'failed-charge',
      question: 'O que acontece quando uma cobrança falha?',
      answer: [
        paragraph(
          `O status passa a 'Payment Issue' e o plano continua funcionando por ${graceDays} dias. `,
          'Regularize o pagamento em ',
          control('Manage Subscription'),
          ' nesse prazo e nada é interrompido. Caso contrário, as operações automáticas param; sua conta, suas operações e seus ajustes ficam.',
        ),
      ],
    },
  ],
}
