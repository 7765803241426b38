import { brand } from '@stratomate/brand'
import type { ErrorCode } from '@stratomate/contracts/errors'
import { errorPage } from '@stratomate/contracts/site/pages'
import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import {
  code,
  heading,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
} from '../../../block-factories.ts'
import type { Inline, Text } from '../../../blocks.ts'
import { texts as window } from '../window/shell.data.ts'

/** A link to the page of a code; a code that does not exist fails to compile. */
function explained(name: ErrorCode | RefusalCode): Inline {
  return link(name, errorPage(name))
}

const symptoms: readonly (readonly [Text, Text, Text])[] = [
  [
    'Chegou um sinal, mas não houve operação',
    'Do sinal até a ordem teriam passado mais de 2 segundos',
    [explained('stale')],
  ],
  [
    'Nenhum gráfico é operado',
    'O gráfico não tem estrela, ou as vagas do plano estão ocupadas',
    [explained('not_favorite'), ', ', explained('chart_limit')],
  ],
  [
    'O trading parou durante o dia',
    'O limite diário, o seu próprio teto ou o seu limite de perda foi atingido',
    [explained('daily_limit'), ', ', explained('own_trade_cap'), ', ', explained('daily_loss')],
  ],
  [
    'Um dos seus computadores não abre operações',
    'O outro está com as operações que restam e as divide em alguns minutos',
    [explained('trades_elsewhere')],
  ],
  [
    'Tudo é recusado de uma vez',
    'O trading está em pausa, ou o aplicativo não está na sua conta',
    [explained('paused'), ', ', explained('not_signed_in')],
  ],
  [
    'Recusado desde hoje de manhã',
    'Não foi possível reservar operações para o novo dia',
    [explained('no_lease'), ', ', explained('lease_expired')],
  ],
  [
    'O trading parou porque o disco está cheio',
    `As operações abertas são acompanhadas até o fim; libere espaço e pressione ${window['START TRADING']}`,
    [explained('paused')],
  ],
  [
    'O trading espera porque o diário foi danificado',
    `Compare as suas operações com as da corretora e depois pressione ${window['I have compared my trades']}`,
    [explained('paused')],
  ],
  [
    'Recusado depois que o relógio foi mudado',
    'O relógio do computador está errado ou foi atrasado',
    [explained('clock_set_back'), ', ', explained('from_the_future')],
  ],
  [
    'Um símbolo é recusado, outros funcionam',
    'A corretora não o oferece, ou o mercado dele está fechado',
    [explained('unknown_symbol'), ', ', explained('market_closed')],
  ],
  ['Recusado em horas calmas', 'O payout caiu abaixo do seu mínimo', [explained('low_payout')]],
  [
    'A corretora aparece como desconectada',
    'A sessão terminou; entre de novo na corretora',
    [explained('broker_disconnected')],
  ],
  [
    'Ainda não sabemos como uma operação terminou',
    'A conexão caiu enquanto a ordem estava a caminho',
    [explained('order_unclear')],
  ],
  [
    'O código na página do dispositivo não funciona',
    'Ele vale só alguns minutos',
    [explained('expired_token'), ', ', explained('access_denied')],
  ],
  [
    'O aplicativo pede para entrar de novo',
    'A credencial dele foi removida ou substituída',
    [explained('invalid_grant')],
  ],
  [
    'O teste não começa',
    'O e-mail não está verificado, ou o teste já foi usado',
    [explained('email_not_verified'), ', ', explained('trial_used')],
  ],
  [
    'A página de pagamento não abre',
    'O provedor de pagamentos não respondeu',
    [explained('portal_unavailable'), ', ', explained('payments_unavailable')],
  ],
]

const order = numbered(
  step(
    'O terminal mostra preços que se movem?',
    paragraph(
      'O canto inferior direito do MetaTrader 5 mostra a conexão. Sem preços, nenhuma vela fecha e nenhum sinal chega. Fora do horário do mercado, só os símbolos OTC se movem.',
    ),
  ),
  step(
    'O expert advisor está no gráfico?',
    paragraph(
      'O nome dele aparece no canto superior direito do gráfico. Se você vê outro nome lá, o outro removeu o nosso: abra um segundo gráfico do símbolo.',
    ),
  ),
  step(
    'O aplicativo lista o gráfico?',
    paragraph(
      'Se não, o terminal e o aplicativo rodam com usuários diferentes do Windows, ou um deles como administrador. Abra os dois da mesma forma.',
    ),
  ),
  step(
    'O gráfico tem estrela, e o trading foi iniciado?',
    paragraph(
      'Um gráfico sem estrela é observado, não operado. Depois de uma suspensão ou de uma falha, o aplicativo espera e pergunta antes de retomar.',
    ),
  ),
  step(
    `O que diz “${window['Alerts Log']}”?`,
    paragraph(
      'Daqui em diante cada sinal tem um motivo. ',
      link('Todos os motivos', '/errors'),
      ' estão em uma lista, com a causa e o que fazer.',
    ),
  ),
)

/** From what one sees to what helps. */
export const troubleshooting = section(
  'troubleshooting',
  'Solução de problemas',
  paragraph(
    'Nada é recusado em silêncio: cada recusa tem um código, e cada código tem uma página. Comece pelo que você vê:',
  ),
  tableBlock('Sintomas frequentes', ['O que você vê', 'O que significa', 'Página'], symptoms),
  heading('no-signals', 'Nenhum sinal chega'),
  order,
  heading('after-a-crash', 'Depois de uma falha ou queda de energia'),
  paragraph(
    'Abra o aplicativo de novo. Cada ordem foi escrita no disco antes de sair, então o aplicativo primeiro pergunta à corretora sobre cada ordem cujo fim não conhece. Nada é enviado uma segunda vez, e o trading fica em pausa até você retomar.',
  ),
  heading('ask-for-help', 'Pedir ajuda'),
  paragraph(
    'Se as páginas não ajudam, ',
    link('escreva para nós', '/support'),
    '. Respondemos em 24 horas. Estas três coisas poupam uma rodada de perguntas:',
  ),
  list(
    ['a hora com o seu fuso horário, e o símbolo;'],
    ['o código ou, se uma página falhou, o ', code('requestId'), ' da mensagem;'],
    ['a versão, que aparece na barra de status do ', brand.desktopName, '.'],
  ),
  paragraph(strong('Não envie senhas, chaves de licença nem códigos de login.'), ' Ninguém da nossa equipe pede isso.'),
)
