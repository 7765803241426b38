import { brand } from '@stratomate/brand'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, link } from '../../../block-factories.ts'
import type { ReleasePart } from '../../../release.ts'
import { previewedBrokersText } from '../../previewed-brokers-text.ts'
import type { TranslatedContent } from '../../translated-content.ts'
import type { texts as spanish } from '../../es/community/changelog.data.ts'
import { previewedBrokers as previewed } from '../download/setup.data.ts'

const trading: ReleasePart = {
  title: 'Trading',
  changes: [
    {
      kind: 'added',
      title: 'Do sinal à ordem',
      text: `${brand.desktopName}: entra com um código, recebe os sinais dos gráficos por uma conexão local, verifica-os e grava cada ordem no disco antes de enviá-la. A janela mostra gráficos, alertas, operações e configurações, e o trading começa quando você pressiona INICIAR TRADING.`,
    },
    {
      kind: 'added',
      title: 'Operações sem dinheiro',
      text: 'Uma corretora simulada integrada que liquida com as velas dos seus gráficos. Mesmo encerrado à força a qualquer momento, o aplicativo não perde nenhuma ordem nem envia nenhuma duas vezes.',
    },
    {
      kind: 'added',
      title: 'Um limite, vários computadores',
      text: 'O limite diário em reservas assinadas: vários computadores de uma conta nunca o ultrapassam juntos, e uma queda curta do nosso servidor não interrompe o trading.',
    },
    {
      kind: 'added',
      title: 'Duas corretoras, em prévia',
      text: 'Pocket Option e Deriv como corretoras, primeiro nas contas demo delas. Uma ordem sem resposta é procurada na corretora e nunca é enviada de novo.',
    },
    {
      kind: 'added',
      title: 'Verificações antes de cada ordem',
      text: 'O aplicativo compara o relógio e os preços do gráfico e da corretora antes de cada ordem, e faz o MetaEditor compilar o que instala.',
    },
    {
      kind: 'added',
      title: 'Quando um gráfico pode operar',
      text: 'Regras de um gráfico: quem precisa concordar, entrada antes do fechamento (não confirmada e marcada), o fim junto com a vela, um plano de dinheiro próprio; e nenhuma operação em torno dos eventos do calendário econômico do MetaTrader, se você escolher assim.',
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
        'Os 20 indicadores e um expert advisor como código-fonte para o MetaTrader 5, no ',
        link('download', '/download'),
        '; e gráficos simulados no painel, para um primeiro olhar sem o MetaTrader.',
      ],
    },
    {
      kind: 'changed',
      title: 'Os parâmetros têm nomes novos',
      text: [
        'Os parâmetros dos indicadores têm ',
        code('Inp'),
        ' na frente: um arquivo ',
        code('.set'),
        ' salvo antes não preenche nada, então digite os valores uma vez e salve de novo.',
      ],
    },
    {
      kind: 'added',
      title: 'Biblioteca e complementos',
      text: [
        link('A biblioteca de estratégias', '/strategies-library'),
        ' com a regra, as condições, as configurações e um gráfico de cada indicador calculado no seu navegador, e os ',
        link('complementos', '/indicator-addons'),
        ' como arquivos para o PRO.',
      ],
    },
    {
      kind: 'added',
      title: 'Regras testadas em velas',
      text: [
        'O ',
        link('laboratório de estratégias', '/lab'),
        ': a regra de um indicador nas suas próprias velas, calculada no seu navegador e julgada contra o acaso e o ponto de equilíbrio.',
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
        'Um ',
        link('painel', '/dashboard'),
        ' que se atualiza ao vivo: operações com o tempo medido, sinais recusados com o motivo, de um a doze gráficos, limites, pausa.',
      ],
    },
    {
      kind: 'added',
      title: 'Do seu jeito',
      text: 'Preferências de fuso horário, início da semana, som e densidade; e o painel pode ser instalado pelo menu do navegador.',
    },
    {
      kind: 'added',
      title: 'Cadastro e entrada',
      text: 'Contas: cadastro com e-mail verificado, entrada com senha ou com um código de uso único, e uma saída para senhas esquecidas.',
    },
    {
      kind: 'added',
      title: 'Chaves, recibos, chaves de acesso',
      text: 'Chaves de licença que conectam um computador, faturas e recibos, chaves de acesso e códigos de autenticador, e a escolha dos e-mails na conta.',
    },
    {
      kind: 'added',
      title: 'Contas de empresa',
      text: 'Entrada com outro serviço, como a conta da sua empresa, onde o dono do site tiver configurado um.',
    },
    {
      kind: 'added',
      title: 'E-mail, resumo, Telegram',
      text: 'Notificações no site, por e-mail, em resumo e pelo Telegram; as respostas da equipe também chegam a um chat por e-mail.',
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
        `O teste grátis de ${trialPlan.days} dias sem cartão, e `,
        link('três planos', '/pricing'),
        ' cuja cobrança é administrada na página do provedor de pagamentos. Uma compra também funciona sem conta, e é resgatada quando você prova que o e-mail é seu.',
      ],
    },
    {
      kind: 'added',
      title: 'Pagamento único',
      text: [
        'Licenças de pagamento único, com seus limites e o tempo das atualizações, na ',
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
        'Ajuda escrita: ',
        link('documentação', '/documentation'),
        ', ',
        link('quatro guias', '/how-to'),
        ' e ',
        link('uma página para cada erro e cada recusa', '/errors'),
        '; mensagens para o ',
        link('suporte', '/support'),
        ', ',
        link('opiniões', '/feedback'),
        ' e uma ',
        link('página de status', '/status'),
        ' que se verifica sozinha.',
      ],
    },
    {
      kind: 'added',
      title: 'Status, códigos, Ctrl+K',
      text: [
        'Uma ',
        link('página de status', '/status'),
        ' com os últimos 90 dias de cada parte e os nossos incidentes, uma busca de ',
        link('códigos de erro', '/errors'),
        ' e um só campo para tudo: pressione Ctrl+K, ou ⌘K em um Mac.',
      ],
    },
    {
      kind: 'added',
      title: 'Converse com outros membros',
      text: [
        link('A comunidade', '/community'),
        ': publicações, respostas, curtidas, votos em configurações compartilhadas, denúncias e moderadores. O aplicativo importa configurações compartilhadas depois de mostrar o que mudaria.',
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
        'Tokens de acesso para ',
        link('programas seus', '/developers'),
        ', que leem as suas operações ou pausam o trading, e ',
        code('/status'),
        ', ',
        code('/today'),
        ' e ',
        code('/pause'),
        ' em um chat com o nosso bot do Telegram. Nenhum dos dois pode retomar.',
      ],
    },
    {
      kind: 'added',
      title: 'Avisos com o site fechado',
      text: [
        'Notificações do seu navegador, também com o site fechado: uma pausa, um limite que interrompe o trading, um computador que fica em silêncio. Ative em ',
        link('Preferências, na sua conta', '/account'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Chamadas ao seu programa',
      text: [
        'Webhooks: chamamos ',
        link('um programa seu', '/developers'),
        ' quando uma operação é aberta ou liquidada, o trading é pausado, um limite é atingido, um computador fica em silêncio ou um gráfico falha. Cada chamada é assinada, tentada por um dia, listada e repetida quando você pede.',
      ],
    },
    {
      kind: 'added',
      title: 'Assistentes que leem',
      text: [
        'Assistentes que falam o Model Context Protocol ',
        link('leem as suas operações e estatísticas', '/developers'),
        ' com um token, e não podem mudar nada.',
      ],
    },
  ],
}

const limits: ReleasePart = {
  title: 'Limites conhecidos',
  changes: [
    {
      kind: 'limit',
      title: 'Ainda não comprovado',
      text: `${previewedBrokersText(previewed)} O programa de instalação e o aplicativo nunca foram executados no Windows, e o código-fonte para o MetaTrader 5 foi testado fora dele. Os textos legais são rascunhos.`,
    },
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
  Changelog: 'Registro de alterações',
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
  Changed: 'Alterado',
  Fixed: 'Corrigido',
  'In this release': 'Nesta versão',
} as const satisfies Record<keyof typeof spanish, string>
