import { brand } from '@stratomate/brand'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { control, link, paragraph } from '../../block-factories.ts'
import type { TranslatedContent } from '../translated-content.ts'

const tiers = Object.values(subscriptionPlans).map(
  ({ name, tradesPerDay }) => `${name}, ${tradesPerDay === 'unlimited' ? 'operações ilimitadas' : tradesPerDay}`,
)

export const homeContent: Pick<TranslatedContent, 'homeQuestions' | 'reasons'> = {
  homeQuestions: [
    {
      id: 'what-it-does',
      question: `O que a ${brand.name} faz e qual é a velocidade?`,
      answer: [
        paragraph(
          'Ela pega os sinais de compra e venda dos seus gráficos do MetaTrader 5 e abre cada um como uma operação, do seu próprio computador. ',
          'A meta de projeto é enviar a ordem em até 2 segundos depois do sinal: um sinal mais antigo é recusado em vez de ser enviado atrasado. ',
          'O painel mostra o tempo medido de cada operação, inclusive das atrasadas.',
        ),
      ],
    },
    {
      id: 'programming-or-keys',
      question: 'Preciso programar algo ou informar uma chave de API?',
      answer: [
        paragraph(
          'Não. Você escolhe um indicador, marca com estrela os gráficos que quer operar e define um valor. ',
          'O aplicativo mostra um código que você aprova no navegador, e na corretora é você quem entra: esse acesso cria a sessão, então nenhuma chave de API é digitada. ',
          link('Os guias de instalação', '/how-to'),
          ' conduzem você clique a clique.',
        ),
      ],
    },
    {
      id: 'daily-limit',
      question: 'O que acontece quando chego ao limite diário?',
      answer: [
        paragraph(
          'As operações param até o reinício do dia seguinte, e uma notificação avisa você. ',
          'O dia de operações termina à meia-noite UTC; cada tela mostra o reinício no seu horário local. ',
          `Operações por dia: ${[`${trialPlan.tradesPerDay} no teste grátis`, ...tiers].join('; ')}.`,
          ' Operações manuais não contam para o limite diário.',
        ),
      ],
    },
    {
      id: 'demo-account',
      question: 'Funciona com conta demo?',
      answer: [
        paragraph(
          'Sim, e é aí que todos começam: cada dispositivo novo opera em demo até você mesmo passar para a conta real. ',
          'A troca pede que você digite uma confirmação, e o primeiro início em conta real de cada sessão pergunta de novo. ',
          'A conta simulada incluída não precisa de corretora nenhuma.',
        ),
      ],
    },
    {
      id: 'cancel-trial',
      question: 'Posso cancelar o teste grátis?',
      answer: [
        paragraph(
          'Cancele a qualquer momento durante o teste sem nenhuma cobrança. ',
          `Os ${trialPlan.days} dias começam sem cartão, e sem cartão eles simplesmente terminam. `,
          'Se você salvar um cartão, o teste continua como o plano que você escolheu, a menos que você cancele antes do fim.',
        ),
      ],
    },
  ],
  reasons: [
    {
      title: 'Ninguém entre o gráfico e a ordem',
      text: 'O sinal vai do MetaTrader 5 para o aplicativo por um canal dentro do seu próprio computador, e dali para a corretora. Nosso servidor não está nesse caminho: se ele cair, as operações continuam com as que já estão reservadas para o dia.',
      proof: { label: 'Ver o caminho de um sinal', to: '/documentation#path-of-a-signal' },
    },
    {
      title: 'Todo sinal deixa um registro',
      text: 'Uma operação mostra o tempo medido em relação ao limite de 2 segundos. Um sinal que não virou operação aparece ao lado com o motivo, e cada motivo tem uma página que diz o que fazer.',
      proof: { label: 'Ler todos os motivos', to: '/errors' },
    },
    {
      title: 'Demo até você dizer o contrário',
      text: 'Cada dispositivo começa em demo e continua assim até você digitar uma confirmação nesse mesmo dispositivo. Os tetos de valor, o limite de perda diária e o botão de pausa são definidos por você, e a pausa também funciona pelo painel.',
      proof: { label: 'Ver como a conta real é ativada', to: '/documentation#demo-and-live' },
    },
    {
      title: 'Teste sem cartão',
      text: [
        `O teste de ${trialPlan.days} dias não pede cartão, então não há nada a cobrar quando ele termina. Depois, `,
        control('Manage Subscription'),
        ', no painel, é onde você troca ou cancela um plano, sem escrever para ninguém.',
      ],
      proof: { label: 'Ler as respostas sobre pagamentos', to: '/pricing#trial-without-card' },
    },
  ],
}
