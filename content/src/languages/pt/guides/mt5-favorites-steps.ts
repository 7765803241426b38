import { trialPlan } from '@stratomate/domain/billing/plans'
import { control, figureBlock, info, link, paragraph, step, warning } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'
import { chartsText, dailyLimitsSentence } from '../plan-texts.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as charts } from '../window/charts.data.ts'
import { texts as window } from '../window/shell.data.ts'

/** From a connected chart to the first automated trade on Demo. */
export const mt5FavoritesSteps: readonly Step[] = [
  step(
    'Marque com a estrela os gráficos que você quer operar',
    presentReleaseNote,
    paragraph(
      'Abra ',
      control(window['Charts/Favorites']),
      ' e clique na estrela ao lado de um gráfico. Os favoritos vão para o alto; um gráfico sem estrela é observado, mas nunca operado. ',
      `No teste há lugar para ${chartsText(trialPlan.charts)}; o limite do seu plano aparece acima da lista.`,
    ),
    figureBlock('favorite-star', 'Uma estrela preenchida: este gráfico pode operar.'),
  ),
  step(
    'Defina o valor e o período',
    paragraph(
      'Digite o valor de cada operação em ',
      control(charts.Amount),
      ', por exemplo ',
      control('$50'),
      '. O período, por exemplo ',
      control('M1'),
      ', é o do gráfico no MetaTrader 5. ',
      control(charts['Expires after']),
      ' diz depois de quantas velas dele uma operação termina. Tudo isso pode variar de gráfico para gráfico; o que fica vazio vem das configurações.',
    ),
    figureBlock('amount-and-timeframe', 'Valor e período de um favorito.'),
    warning(
      'Você pode perder o valor inteiro',
      `Uma opção binária que termina do lado errado perde o valor inteiro. Escolha um que você possa perder muitas vezes seguidas e defina o limite de perda diária em ${window.Settings}.`,
    ),
  ),
  step(
    'Dê a um gráfico regras próprias (opcional)',
    paragraph(
      control('Regras'),
      ', na linha de um favorito, diz quem precisa concordar antes de operá-lo, quando a operação começa e termina e se o gráfico tem um plano de gestão do dinheiro próprio. No início, tudo está desligado.',
    ),
    figureBlock(
      'window-rules',
      'Antes do fechamento um sinal não está confirmado, e cada operação assim fica marcada.',
    ),
    warning(
      'Sinais não confirmados',
      'Uma operação que começa antes de a vela fechar continua, mesmo que a seta tenha sumido no fechamento. Teste primeiro na demo.',
    ),
  ),
  step(
    'Confira se a conta é demo',
    paragraph(
      'A barra de título diz ',
      control(window.Demo),
      ' ou ',
      control(window.Live),
      '. Um dispositivo novo está na demo. Fique nela até ter visto pelo menos 100 operações de uma configuração.',
    ),
  ),
  step(
    `Pressione ${window['START TRADING']}`,
    paragraph(
      control(window['START TRADING']),
      ' opera os seus favoritos a partir da próxima vela fechada; sinais anteriores são ignorados. O mesmo botão para tudo.',
    ),
    figureBlock('start-trading', 'O único botão de cor sólida da janela.'),
  ),
  step(
    `Leia “${window['Alerts Log']}”`,
    paragraph(
      'Abra ',
      control(window['Alerts Log']),
      '. Cada sinal é uma linha: o que o gráfico disse, o que o aplicativo decidiu, por quê, e quanto tempo levou dos 2 segundos. Um motivo que você não conhece tem ',
      link('uma página própria', '/errors'),
      '.',
    ),
    figureBlock('alerts-log', 'Sinais operados e recusados em uma só lista.'),
  ),
  step(
    `Acompanhe “${window["Today's Trades"]}”`,
    paragraph(
      'O contador ',
      control(window["Today's Trades"]),
      ' mostra quantas das operações automáticas do dia foram usadas. ',
      dailyLimitsSentence(),
      ' No limite, o trading entra em pausa até o reinício do dia seguinte.',
    ),
    figureBlock('todays-trades', 'Operações usadas do limite diário, e quando ele reinicia.'),
    info('Operações manuais', 'Operações manuais não contam para o limite diário.'),
  ),
]
