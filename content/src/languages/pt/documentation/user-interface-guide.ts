import { brand } from '@stratomate/brand'
import { type OwnLimitName, ownLimitNames } from '@stratomate/contracts/trading/own-limits'
import { subscriptionStatusLabels } from '@stratomate/domain/billing/subscription-status'
import { riskText } from '@stratomate/domain/trading/risk-text'
import {
  code,
  control,
  figureBlock,
  heading,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import { graceDays } from '../../../plan-texts.ts'
import { texts as charts } from '../window/charts.data.ts'
import { texts as settings } from '../window/settings.data.ts'
import { texts as window } from '../window/shell.data.ts'

const statuses = tableBlock(
  'O que diz a etiqueta de status',
  ['Status', 'Significado'],
  [
    [
      subscriptionStatusLabels.trial,
      'O teste grátis está em andamento; valem os limites do teste, qualquer que seja o plano que você escolheu para depois.',
    ],
    [subscriptionStatusLabels.active, 'Pago e em vigor, também quando está previsto para terminar em uma data.'],
    [subscriptionStatusLabels.pending, 'O pagamento não terminou. O que você já tinha continua em vigor.'],
    [subscriptionStatusLabels.problem, `Uma cobrança falhou. O seu plano continua funcionando por ${graceDays} dias.`],
    [subscriptionStatusLabels.cancelled, 'Terminou porque você pediu.'],
    [
      subscriptionStatusLabels.expired,
      'Terminou sem pedido: um teste sem cartão, ou um pagamento que nunca foi concluído.',
    ],
  ],
)

const desktopTabs = tableBlock(
  `As abas do ${brand.desktopName}`,
  ['Aba', 'Para que serve'],
  [
    [
      [control(window['Charts/Favorites'])],
      `Todos os gráficos que o MetaTrader 5 oferece, com estrela, indicador, valor, período e último sinal. As regras, na linha de um favorito, guardam quem precisa concordar, a entrada, como uma operação termina, a conta dela e um plano de gestão do dinheiro próprio. CALL e PUT operam à mão, e “${charts['Ask me']}” espera você pressionar antes de operar um sinal. Os favoritos ficam no alto; o plano decide quantos podem operar.`,
    ],
    [
      [control(window['Alerts Log'])],
      'Cada sinal com a decisão, o motivo e uma barra de tempo de 0 a 2 segundos. Os mais recentes primeiro; pode ser filtrado, copiado e exportado.',
    ],
    [
      [control(window.Trades)],
      'Operações abertas e fechadas com valor, payout, resultado e o tempo do sinal até a ordem, e a conta de cada uma quando várias operaram. Os totais do dia mostram ganhos e perdas no mesmo tamanho. A hora de uma operação abre o registro dela: o identificador da corretora, o preço de entrada e de saída e quanto tempo levou cada etapa.',
    ],
    [
      [control(window.Settings)],
      'A conta, as corretoras com uma conta para todos os gráficos e outras ao lado dela, o mapa de símbolos de cada conta com um teste para cada símbolo, valor e limites, cores das velas, sons (desligados no início), início com o Windows, diagnóstico e o log com o que a corretora disse.',
    ],
    [
      [control(window['Strategy Lab'])],
      'Testa uma regra nas velas que o aplicativo guarda dos seus favoritos, enquanto o trading continua. Cada série mostra a extensão, as lacunas e o tamanho, e pode ser salva ou apagada. Você pode comparar um dia de trading com o que a regra faz nas mesmas velas, cada diferença com o seu motivo.',
    ],
    [
      [control(window.Statistics)],
      'As suas operações terminadas neste computador, incluindo as manuais, por hora, dia da semana, símbolo, indicador, fonte e mais: cada porcentagem com a contagem, o intervalo de 95% e o ponto de equilíbrio com os seus payouts, e a evolução do dinheiro. Salvo como CSV ou JSON.',
    ],
  ],
)

const limitMeanings: Readonly<Record<OwnLimitName, string>> = {
  tradesPerDayMax: 'O seu próprio número de operações por dia, abaixo do número do plano; desligado se faltar',
  openTradesMax: 'Quantas operações podem estar abertas ao mesmo tempo',
  quoteGapMax:
    'Quanto o preço da corretora pode se afastar do preço do gráfico, em centésimos de um por cento; 10 no início, null desliga',
}

const settingsFile = tableBlock(
  'O que o settings.json pode conter',
  ['Entrada', 'Significado'],
  [
    [[code('stake')], 'Valor de uma operação, na moeda da conta: 10.00'],
    [[code('stakeMax')], 'Nenhuma operação é maior do que isto, não importa o que diga um favorito'],
    [[code('expiryCandles')], 'Depois de quantas velas uma operação termina'],
    [
      [code('favorites')],
      [
        'Uma lista de gráficos, ou ',
        code('"first"'),
        ': os gráficos que se conectaram primeiro ocupam as vagas do plano',
      ],
    ],
    [
      [code('account')],
      'De um favorito, a conta com que as operações dele são abertas, como deriv:demo ou pocket-option:live, que é ligada na janela, nas configurações da corretora; os limites contam as operações de todas as contas; a conta de todos os gráficos se faltar',
    ],
    [
      [code('confirmation')],
      'De um favorito, quem mais precisa dizer o mesmo antes: same_candle é outro indicador na mesma vela, longer_timeframe o último sinal do próximo período maior; ninguém se faltar',
    ],
    [
      [code('expiryEnd')],
      'De um favorito, quando uma operação termina: full_length conta todas as velas a partir da ordem, candle_close a termina com a última vela, no segundo exato; full_length se faltar',
    ],
    [
      [code('beforeCloseS')],
      'De um favorito, quantos segundos antes do fechamento de uma vela um sinal é operado, de 1 a 30; um sinal assim não está confirmado, porque a seta pode ter sumido no fechamento; na abertura da próxima vela se faltar',
    ],
    [
      [code('placing')],
      `De um favorito, como um sinal vira ordem: at_once, ou ask, que espera por “${window.Trade}” na janela até o sinal ter 2 segundos; at_once se faltar`,
    ],
    [
      [code('moneyPlan')],
      'Como os valores são escolhidos, para todos os gráficos ou, dentro de um favorito, para aquele gráfico; um plano que sobe é ligado na janela, onde o pior caso dele é mostrado',
    ],
    [[code('payoutMin')], 'Sinais são recusados enquanto a corretora pagar menos do que isto, em por cento'],
    ...ownLimitNames.map((name) => [[code(name)], limitMeanings[name]]),
    [
      [code('dailyLossMax')],
      'O trading para pelo resto do dia quando se perde este valor na conta que opera; desligado se faltar',
    ],
    [
      [code('calendar')],
      'Em torno de quais eventos do calendário econômico do MetaTrader nada é operado: importance é off, low, medium ou high, com minutesBefore e minutesAfter; desligado no início, e nenhum vem incluído',
    ],
    [
      [code('allowOpposite')],
      'Se um gráfico pode ter uma operação em cada direção ao mesmo tempo; desligado no início',
    ],
    [
      [code('refuseRepainters')],
      'Se são recusados os sinais de um indicador que provou repintar em três velas; ligado no início',
    ],
    [
      [code('stopsOnRepaint')],
      'Se um gráfico descansa enquanto mais de um dos seus últimos 20 sinais foram mudados depois; desligado no início',
    ],
  ],
)

const dashboardPanels = list(
  [
    strong('Quick Stats:'),
    ' as operações de hoje e o limite, os gráficos observados dos permitidos, o tempo do sinal até a ordem (mediana, p95, p99) contando as tardias e as que chegaram tarde demais, e o resultado do dia.',
  ],
  [
    strong('Recent Activity:'),
    ' operações e sinais recusados em uma só lista com a mesma importância. Uma barra mostra cada tempo em relação a 2 segundos; uma tardia passa da marca. Quando várias contas operaram, cada operação indica a sua.',
  ],
  [
    strong('Subscription Overview:'),
    ' plano, status, datas e o que resta hoje. ',
    control('Manage Subscription'),
    ' abre a página do provedor de pagamentos para cartões, faturas, mudanças e cancelamento. Durante um teste leva aos planos, depois de um fim a escolher de novo, e depois de uma cobrança que falhou diz até quando o trading continua.',
  ],
  [
    strong('Charts:'),
    ' as velas de um gráfico operado com os seus sinais, as operações e as linhas do indicador (com os ajustes padrão), como imagem ou, com ',
    control('Show as table'),
    ', em números.',
  ],
  [
    strong('Statistics:'),
    ' as suas operações liquidadas por hora, dia da semana, símbolo, indicador, período, vencimento, direção e corretora. Cada porcentagem tem a contagem, o intervalo de 95% e o ponto de equilíbrio com os payouts que você teve; com menos de 30 operações só aparecem as contagens. Um filtro é julgado junto com todos os que você experimentou, porque o melhor de muitos parece bom por sorte.',
  ],
  [
    strong('What each chart proves:'),
    ' um teste de todas as operações de um gráfico que continua correto por mais que você olhe. Holding é verde; Weakening e Broken chegam a você pelo sino, pelo Telegram e por e-mail. Você pode fazer um gráfico sair dos favoritos quando ele quebra.',
  ],
  [
    strong('Journal:'),
    ' notas e etiquetas sobre dias e operações, com uma imagem do gráfico no momento da operação, uma busca e uma página para imprimir. Só você lê.',
  ],
)

/** Where everything is: the dashboard, the app, Demo and Live, pausing, settings. */
export const userInterfaceGuide = section(
  'user-interface-guide',
  'Guia da interface',
  paragraph(
    `Há dois lugares onde olhar: o painel neste site, que mostra o que aconteceu em todos os seus computadores, e o ${brand.desktopName}, no computador que opera. Limites, status e motivos significam o mesmo nos dois; o painel está em inglês.`,
  ),
  heading('dashboard-guide', 'O painel'),
  paragraph('O ', link('painel', '/dashboard'), ' se atualiza ao vivo; não é preciso recarregar.'),
  dashboardPanels,
  statuses,
  heading('desktop-guide', brand.desktopName),
  desktopTabs,
  paragraph(
    'A barra embaixo mostra ',
    control(window["Today's Trades"]),
    ' em relação ao limite. ',
    control(window['START TRADING']),
    ' é o único botão de cor sólida; enquanto o trading está em andamento, ele o para.',
  ),
  figureBlock('alerts-log', `${window['Alerts Log']}: cada sinal tem uma decisão, um motivo e uma barra de tempo.`),
  heading('outside-signals', 'Sinais externos'),
  paragraph(
    'Em ',
    control(window.Settings),
    ' e ',
    control(settings['Outside signals']),
    ' o aplicativo aceita alertas do TradingView, listas com um horário por linha e publicações de um canal do Telegram que o seu próprio bot lê. Eles passam pelos mesmos limites que os sinais dos gráficos, ao preço de um gráfico aberto do mesmo símbolo e dentro de 2 segundos do horário deles. Cada fonte tem o seu próprio valor e limites e não opera nada até você ligá-la. Ninguém mostrou que esses sinais são melhores que o acaso, então o aplicativo chama cada uma de fonte não comprovada; operações maiores depois de uma perda nunca são abertas.',
  ),
  heading('demo-and-live', 'Demo e real'),
  paragraph(
    'Cada dispositivo começa na demo. A conta real é uma escolha que você faz em cada dispositivo, e não pode acontecer por acidente:',
  ),
  numbered(
    step('Leia o que pode acontecer', paragraph(window[riskText.full])),
    step(
      'Digite a confirmação',
      paragraph('A mudança pede que você digite palavras, não que aperte um botão, e vale só para este dispositivo.'),
    ),
    step(
      'Confirme o primeiro início',
      paragraph(
        'O primeiro início na conta real em cada sessão repete a conta, o valor e o limite diário e pergunta de novo.',
      ),
    ),
  ),
  paragraph(
    'Enquanto a conta real está ligada, cada página do aplicativo diz isso em uma etiqueta preenchida. Alguns países não permitem a conta real; neles, a mudança está bloqueada e diz por quê.',
  ),
  heading('pausing', 'Pausar'),
  paragraph(
    'O botão de pausa está no painel e no aplicativo, sempre no mesmo lugar. Uma pausa recusa na hora os novos sinais; operações que já estão abertas seguem até o fim, porque uma opção binária não pode ser retirada. A pausa sobrevive a um reinício: nada recomeça até você retomar.',
  ),
  heading('settings-file', 'O arquivo de configurações'),
  paragraph(
    'Tudo o que você ajusta fica em ',
    code('settings.json'),
    ', na pasta de dados do aplicativo. Se uma entrada é inválida, o aplicativo a indica e não inicia.',
  ),
  settingsFile,
  warning(
    'Defina o seu próprio limite de perda',
    'O limite de perda diária está desligado até você defini-lo. Defina-o antes de mudar para a conta real: é o único limite que sabe quanto você pode perder.',
  ),
)
