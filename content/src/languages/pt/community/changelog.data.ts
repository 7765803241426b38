import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, link } from '../../../block-factories.ts'
import type { ReleasePart } from '../../../release.ts'
import { previewedBrokerSentences } from '../../previewed-brokers-text.ts'
import type { TranslatedContent } from '../../translated-content.ts'
import type { texts as spanish } from '../../es/community/changelog.data.ts'
import { texts as previewed } from '../download/previewed-brokers.data.ts'

const trading: ReleasePart = {
  title: 'Trading',
  changes: [
    {
      kind: 'added',
      title: 'Do sinal à ordem',
      text: [
        'Transforme os sinais dos seus gráficos em ordens com o ',
        link('aplicativo para desktop', '/download'),
        '. Cada uma é verificada e está no seu disco antes de ser enviada.',
      ],
    },
    {
      kind: 'added',
      title: 'Operações sem dinheiro',
      text: 'Pratique com a corretora simulada integrada, que liquida com as velas dos seus gráficos. Um encerramento forçado não perde nenhuma ordem nem envia nenhuma duas vezes.',
    },
    {
      kind: 'added',
      title: 'Um limite, vários computadores',
      text: 'Opere em vários computadores: juntos nunca ultrapassam o limite diário, e uma queda curta do nosso servidor não para nenhum.',
    },
    {
      kind: 'added',
      title: 'Duas corretoras, em prévia',
      text: [
        'Conecte a ',
        link('Pocket Option ou a Deriv', '/documentation#other-brokers'),
        ', primeiro em contas demo. Uma ordem sem resposta é procurada na corretora e nunca é enviada de novo.',
      ],
    },
    {
      kind: 'added',
      title: 'Verificações antes de cada ordem',
      text: 'Detecte um relógio ou um preço errados: o aplicativo compara os dois antes de cada ordem, e o MetaEditor compila o que ele instala.',
    },
    {
      kind: 'added',
      title: 'Quando um gráfico pode operar',
      text: 'Defina regras para um gráfico: quem precisa concordar, entrada antes do fechamento, plano de dinheiro, nada em torno de eventos econômicos.',
    },
  ],
}

const charts: ReleasePart = {
  title: 'Gráficos e indicadores',
  changes: [
    {
      kind: 'added',
      title: 'Indicadores para o MetaTrader 5',
      text: [
        'Obtenha os 20 indicadores e um expert advisor como código-fonte no ',
        link('download', '/download'),
        ', ou comece com gráficos simulados no ',
        link('painel', '/dashboard'),
        '.',
      ],
    },
    {
      kind: 'changed',
      title: 'Os parâmetros têm nomes novos',
      text: [
        'Digite os valores mais uma vez: os parâmetros agora começam com ',
        code('Inp'),
        ', então um arquivo ',
        code('.set'),
        ' antigo não preenche nada. Depois salve-o de novo.',
      ],
    },
    {
      kind: 'added',
      title: 'Biblioteca e complementos',
      text: [
        'Consulte cada indicador na ',
        link('biblioteca', '/strategies-library'),
        ', com a regra, as configurações e um gráfico que o seu navegador calcula. O PRO traz ',
        link('quatro complementos', '/indicator-addons'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Regras testadas em velas',
      text: [
        'Teste uma regra com as suas próprias velas no ',
        link('laboratório de estratégias', '/lab'),
        ': o seu navegador a calcula, frente à sorte e ao ponto de equilíbrio.',
      ],
    },
  ],
}

const account: ReleasePart = {
  title: 'Painel e conta',
  changes: [
    {
      kind: 'added',
      title: 'Tudo ao vivo',
      text: [
        'Acompanhe o ',
        link('painel', '/dashboard'),
        ' ao vivo: tempos medidos, sinais recusados com o motivo, de um a doze gráficos, limites, pausa.',
      ],
    },
    {
      kind: 'added',
      title: 'Do seu jeito',
      text: [
        'Escolha fuso horário, início da semana, som e densidade na ',
        link('sua conta', '/account'),
        ', e instale o painel pelo menu do navegador.',
      ],
    },
    {
      kind: 'added',
      title: 'Cadastro e entrada',
      text: [
        link('Cadastre-se', '/sign-up'),
        ' com um e-mail verificado, e entre com senha ou código de uso único. Uma senha esquecida tem saída.',
      ],
    },
    {
      kind: 'added',
      title: 'Chaves, recibos, chaves de acesso',
      text: [
        'Conecte um computador com uma chave de licença, e encontre faturas, chaves de acesso, códigos de autenticação e a escolha de e-mails na ',
        link('sua conta', '/account'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Contas de empresa',
      text: 'Entre com outro serviço, como a conta da sua empresa, onde o dono do site tiver configurado um.',
    },
    {
      kind: 'added',
      title: 'E-mail, resumo, Telegram',
      text: 'Receba avisos no site, por e-mail, como resumo ou pelo Telegram. As respostas da equipe em um chat também chegam por e-mail.',
    },
  ],
}

const plans: ReleasePart = {
  title: 'Planos',
  changes: [
    {
      kind: 'added',
      title: 'Teste e planos',
      text: [
        `Experimente ${trialPlan.days} dias sem cartão e escolha depois um de `,
        link('três planos', '/pricing'),
        '. Uma compra funciona sem conta, e o seu e-mail a resgata.',
      ],
    },
    {
      kind: 'added',
      title: 'Pagamento único',
      text: [
        'Compre uma licença de pagamento único, com seus limites e o tempo das atualizações, na ',
        link('página de preços', '/pricing'),
        '.',
      ],
    },
  ],
}

const help: ReleasePart = {
  title: 'Ajuda e comunidade',
  changes: [
    {
      kind: 'added',
      title: 'Documentação e guias',
      text: [
        'Leia a ',
        link('documentação', '/documentation'),
        ', ',
        link('quatro guias', '/how-to'),
        ' e ',
        link('uma página para cada código', '/errors'),
        '. Escreva ao ',
        link('suporte', '/support'),
        ' ou deixe um ',
        link('feedback', '/feedback'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Status, códigos, Ctrl+K',
      text: [
        'Consulte os últimos 90 dias de cada parte na ',
        link('página de status', '/status'),
        ', procure ',
        link('códigos de erro', '/errors'),
        ', ou busque em tudo com Ctrl+K, ⌘K no Mac.',
      ],
    },
    {
      kind: 'added',
      title: 'Converse com outros membros',
      text: [
        'Publique, responda e vote em configurações compartilhadas na ',
        link('comunidade', '/community'),
        '. O aplicativo as importa depois de mostrar o que mudaria.',
      ],
    },
  ],
}

const programs: ReleasePart = {
  title: 'Para os seus próprios programas',
  changes: [
    {
      kind: 'added',
      title: 'Ler e pausar por programa',
      text: [
        'Leia operações ou pause o trading pelos ',
        link('seus próprios programas', '/developers'),
        ', ou com ',
        code('/status'),
        ', ',
        code('/today'),
        ' e ',
        code('/pause'),
        ' no Telegram. Nenhum dos dois pode retomar.',
      ],
    },
    {
      kind: 'added',
      title: 'Avisos com o site fechado',
      text: [
        'Receba avisos do navegador com o site fechado: uma pausa, um limite, um computador em silêncio. Ative-os na ',
        link('sua conta', '/account'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Chamadas ao seu programa',
      text: [
        'Faça com que ',
        link('o seu programa', '/developers'),
        ' seja chamado por operações, pausas, limites, computadores em silêncio e gráficos com falha. As chamadas são assinadas, tentadas por um dia e repetidas quando você pede.',
      ],
    },
    {
      kind: 'added',
      title: 'Assistentes que leem',
      text: [
        'Deixe assistentes que falam o Model Context Protocol ',
        link('lerem as suas operações e estatísticas', '/developers'),
        '. Eles não podem mudar nada.',
      ],
    },
  ],
}

const limits: ReleasePart = {
  title: 'Limites conhecidos',
  changes: [
    ...previewedBrokerSentences(previewed).map(({ name, text }) => ({ kind: 'limit', title: name, text }) as const),
    {
      kind: 'limit',
      title: 'Windows e MetaTrader 5',
      text: 'O programa de instalação e o aplicativo nunca foram executados no Windows, e o código-fonte para o MetaTrader 5 foi testado fora dele.',
    },
    { kind: 'limit', title: 'Textos legais', text: 'Os textos legais são rascunhos.' },
  ],
}

export const content: Pick<TranslatedContent, 'changelog'> = {
  changelog: [
    {
      version: '0.1.0',
      date: '2026-11-21',
      title: 'De um sinal a uma operação simulada',
      highlights: [
        {
          title: 'Do seu gráfico à ordem',
          text: [
            'O ',
            link('aplicativo para desktop', '/download'),
            ' recebe os sinais dos seus gráficos do MetaTrader 5, confere cada um e abre a ordem em uma conta simulada.',
          ],
        },
        {
          title: 'Regras testadas antes de operar',
          text: [
            'O ',
            link('laboratório de estratégias', '/lab'),
            ' aplica a regra de um indicador às suas próprias velas e a avalia frente à sorte e ao ponto de equilíbrio.',
          ],
        },
        {
          title: 'Cada operação com o seu tempo',
          text: [
            'O ',
            link('painel', '/dashboard'),
            ' é atualizado ao vivo: cada operação com o tempo medido, cada sinal recusado com o motivo.',
          ],
        },
      ],
      parts: [trading, charts, account, plans, help, programs, limits],
    },
  ],
}

/** The page of the changelog. */
export const texts = {
  'What was added, changed and fixed, release by release.':
    'O que foi adicionado, alterado e corrigido, versão por versão.',
  '{count} added': 'Adicionado: {count}',
  '{count} changed': 'Alterado: {count}',
  '{count} fixed': 'Corrigido: {count}',
  'Download this version': 'Baixar esta versão',
  'The window of the desktop app in this release, with simulated charts and the paper account.':
    'A janela do aplicativo para desktop nesta versão, com gráficos simulados e a conta simulada.',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'A janela do aplicativo para desktop: gráficos com indicador, valor e último sinal, e o botão que para as operações.',
  Added: 'Adicionado',
  Changed: 'Alterado',
  Fixed: 'Corrigido',
  'In this release': 'Nesta versão',
} as const satisfies Record<keyof typeof spanish, string>
