import type { texts as spanish } from '../es/library.data.ts'
import { lines, texts as rules } from './lab/rules.data.ts'
import { libraryContent } from './library-content.ts'

export const content = libraryContent

/** The strategy library: its screens, then what it says of each indicator. */
export const texts = {
  ...rules,
  ...lines,
  '{count} indicators with their rules, best conditions, pairs, timeframes and recommended settings.':
    '{count} indicadores com as suas regras, melhores condições, pares, períodos e configurações recomendadas.',
  'Each indicator is one rule with its settings, judged on closed candles. No rule creates an edge on its own: <judging>how to judge one</judging>.':
    'Cada indicador é uma regra com as suas configurações, julgada em velas fechadas. Nenhuma regra cria vantagem sozinha: <judging>como julgar uma</judging>.',
  Timeframes: 'Períodos',
  Conditions: 'Condições',
  Rule: 'Regra',
  'Judged when a candle has closed, so a signal never changes afterwards.':
    'Julgada quando uma vela fechou, então um sinal nunca muda depois.',
  'Install guide': 'Guia de instalação',
  'Best conditions': 'Melhores condições',
  'Trading pairs': 'Pares',
  'Test this rule': 'Testar esta regra',
  'On your own candles, in your browser, with expiry and payout.':
    'Com as suas próprias velas, no seu navegador, com vencimento e payout.',
  'Download for MetaTrader 5': 'Baixar para o MetaTrader 5',
  'All {count} indicators come as sources with {app}.': 'Os {count} indicadores vêm como código-fonte com o {app}.',
  'Open a chart of one of the pairs above on {timeframes} and drag {name} onto it.':
    'Abra um gráfico de um dos pares acima em {timeframes} e arraste {name} para ele.',
  'In the desktop app open the list of indicators, choose your copy of MetaTrader 5 and press Install.':
    'No aplicativo para desktop, abra a lista de indicadores, escolha a sua cópia do MetaTrader 5 e pressione Install.',
  'In MetaTrader 5 right-click the Navigator and choose Refresh.':
    'No MetaTrader 5, clique com o botão direito em Navigator e escolha Refresh.',
  'For OTC pairs start the third-party expert advisor first: without it there are no OTC charts.':
    'Para pares OTC, inicie antes o expert advisor de terceiros: sem ele não há gráficos OTC.',
  'Enter the recommended settings; they are also the defaults.':
    'Insira as configurações recomendadas; elas também são o padrão.',
  'Mark the chart as a favorite in the desktop app and watch it on Demo first.':
    'Marque o gráfico como favorito no aplicativo para desktop e observe-o antes em Demo.',
  '{position} of {count}': '{position} de {count}',
  'Previous: {name}': 'Anterior: {name}',
  'Next: {name}': 'Próximo: {name}',
  'Name or description': 'Nome ou descrição',
  Category: 'Categoria',
  Timeframe: 'Período',
  'All timeframes': 'Todos os períodos',
  'All categories': 'Todas as categorias',
  Momentum: 'Momentum',
  Trend: 'Tendência',
  Custom: 'Personalizado',
  'Reset Filters': 'Limpar os filtros',
  'Showing {shown} of {count} indicators': 'Mostrando {shown} de {count} indicadores',
  'No indicators found': 'Nenhum indicador encontrado',
  'Try adjusting your search or filter criteria': 'Tente mudar a busca ou os filtros',
  'Recommended settings': 'Configurações recomendadas',
  Parameter: 'Parâmetro',
  Value: 'Valor',
  'Copy settings': 'Copiar as configurações',
  Expiry: 'Vencimento',
  '1 candle': '1 vela',
  '{count} candles': '{count} velas',
  '{name} on sample candles': '{name} em velas de amostra',
  'Reset settings': 'Restaurar as configurações',
  'Made-up prices. Outcomes are not shown.': 'Preços inventados. Os resultados não são mostrados.',
  'Made-up prices. The picture ends with the signal.': 'Preços inventados. A imagem termina com o sinal.',
  'Settings of the preview': 'Configurações da prévia',
  'default {value}': 'padrão {value}',
  'No signal on {candles} sample candles with these settings.':
    'Nenhum sinal em {candles} velas de amostra com estas configurações.',
  '1 signal on {candles} sample candles: {buys} buy, {sells} sell.':
    '1 sinal em {candles} velas de amostra: {buys} de compra, {sells} de venda.',
  '{count} signals on {candles} sample candles: {buys} buy, {sells} sell.':
    '{count} sinais em {candles} velas de amostra: {buys} de compra, {sells} de venda.',
  'The last: buy at {time}.': 'O último: compra às {time}.',
  'The last: sell at {time}.': 'O último: venda às {time}.',
  'Signals as a table': 'Sinais em uma tabela',
  'Signals of {name}': 'Sinais de {name}',
  Candle: 'Vela',
  Signal: 'Sinal',
  'Closing price': 'Fechamento',
  '{first} must be below {second}.': '{first} precisa ser menor que {second}.',
  'Signals in the direction of the stronger directional line, and only while the trend is strong enough to matter.':
    'Dá sinais na direção da linha direcional mais forte, e só enquanto a tendência tem força suficiente para contar.',
  '+DI is above −DI and ADX crosses above 25, or +DI crosses above −DI while ADX is 25 or more.':
    '+DI está acima de −DI e o ADX cruza acima de 25, ou +DI cruza acima de −DI enquanto o ADX é 25 ou mais.',
  '−DI is above +DI and ADX crosses above 25, or −DI crosses above +DI while ADX is 25 or more.':
    '−DI está acima de +DI e o ADX cruza acima de 25, ou −DI cruza acima de +DI enquanto o ADX é 25 ou mais.',
  'Strong trends': 'Tendências fortes',
  'Not for quiet hours: ADX stays under 25 and nothing is signaled':
    'Não para horas calmas: o ADX fica abaixo de 25 e não há sinais',
  'J. Welles Wilder, 1978, a published formula.': 'J. Welles Wilder, 1978, uma fórmula publicada.',
  'Candles of ADX and both directional lines, smoothed after Wilder':
    'Velas do ADX e das duas linhas direcionais, suavizadas segundo Wilder',
  'From here on a trend counts as strong': 'A partir daqui uma tendência conta como forte',
  'How long a trade runs by default': 'Quanto dura uma operação por padrão',
  'Compares a fast with a slow average of the median price and signals when momentum changes sign, at the zero line.':
    'Compara uma média rápida com uma lenta do preço mediano e dá sinal quando o impulso muda de sinal, na linha zero.',
  'The oscillator crosses above zero.': 'O oscilador cruza acima de zero.',
  'The oscillator crosses below zero.': 'O oscilador cruza abaixo de zero.',
  'Momentum that starts after a quiet range': 'Impulso que começa depois de um intervalo calmo',
  'The opening hours of London and New York': 'As horas de abertura de Londres e Nova York',
  'Not for narrow ranges: there it crosses zero again and again':
    'Não para intervalos estreitos: ali ele cruza o zero várias vezes',
  'Bill Williams, a published formula.': 'Bill Williams, uma fórmula publicada.',
  'Candles of the fast average': 'Velas da média rápida',
  'Candles of the slow average': 'Velas da média lenta',
  'Kind of average': 'Tipo de média',
  'Middle between high and low': 'Meio entre a máxima e a mínima',
  'Break Of Swing Structure: signals when a candle closes clearly beyond the last swing while the long average agrees.':
    'Break Of Swing Structure: dá sinal quando uma vela fecha claramente além do último ponto de virada enquanto a média longa concorda.',
  'A candle closes above the last unused swing high by a tenth of the average range while EMA 50 rises. Each swing counts once.':
    'Uma vela fecha acima da última máxima de virada não usada por um décimo do intervalo médio enquanto a EMA 50 sobe. Cada virada conta uma vez.',
  'A candle closes below the last unused swing low by a tenth of the average range while EMA 50 falls. Each swing counts once.':
    'Uma vela fecha abaixo da última mínima de virada não usada por um décimo do intervalo médio enquanto a EMA 50 cai. Cada virada conta uma vez.',
  'Sessions with direction': 'Sessões com direção',
  'Price that has rested under a level': 'Preço que descansou abaixo de um nível',
  'Not for ranges: breaks fall back there': 'Não para mercados laterais: ali os rompimentos voltam',
  'Our own definition from standard building blocks. Others use this name for products of their own.':
    'Nossa própria definição a partir de elementos comuns. Outros usam este nome para produtos deles.',
  'Candles on each side of a swing; it is known 5 candles later':
    'Velas de cada lado de uma virada; ela é conhecida 5 velas depois',
  'Candles of the long average': 'Velas da média longa',
  'Candles of the average true range': 'Velas do intervalo verdadeiro médio',
  'Average true ranges beyond the swing': 'Intervalos verdadeiros médios além da virada',
  'Follows two exponential averages and signals when the fast one crosses the slow one.':
    'Segue duas médias exponenciais e dá sinal quando a rápida cruza a lenta.',
  'EMA 9 crosses above EMA 21.': 'A EMA 9 cruza acima da EMA 21.',
  'EMA 9 crosses below EMA 21.': 'A EMA 9 cruza abaixo da EMA 21.',
  'Hours with a clear direction': 'Horas com uma direção clara',
  'Not for ranges: each small wave makes a cross': 'Não para mercados laterais: cada pequena onda gera um cruzamento',
  'A standard rule of technical analysis.': 'Uma regra comum da análise técnica.',
  'Joins the last two swings to a trend line and signals when price breaks it just as two averages cross.':
    'Une as duas últimas viradas em uma linha de tendência e dá sinal quando o preço a rompe bem quando duas médias se cruzam.',
  'EMA 9 has crossed above EMA 21 within 3 candles, and a candle closes above the line through the last two falling swing highs. Each line counts once.':
    'A EMA 9 cruzou acima da EMA 21 dentro de 3 velas, e uma vela fecha acima da linha que passa pelas duas últimas máximas de virada descendentes. Cada linha conta uma vez.',
  'EMA 9 has crossed below EMA 21 within 3 candles, and a candle closes below the line through the last two rising swing lows. Each line counts once.':
    'A EMA 9 cruzou abaixo da EMA 21 dentro de 3 velas, e uma vela fecha abaixo da linha que passa pelas duas últimas mínimas de virada ascendentes. Cada linha conta uma vez.',
  'A breakout after a pullback': 'Um rompimento depois de um recuo',
  'Not for ranges: their lines are broken on both sides':
    'Não para mercados laterais: as linhas são rompidas dos dois lados',
  'Our own definition from standard building blocks.': 'Nossa própria definição a partir de elementos comuns.',
  'Candles within which the averages have crossed': 'Velas dentro das quais as médias se cruzaram',
  'Asks three questions over 20 candles, average, momentum and CCI, and signals when CCI leaves its usual band and all agree.':
    'Faz três perguntas sobre 20 velas, média, momentum e CCI, e dá sinal quando o CCI sai da sua faixa habitual e todas concordam.',
  'CCI crosses above +100 while the close is above the average and above the close 20 candles ago.':
    'O CCI cruza acima de +100 enquanto o fechamento está acima da média e do fechamento de 20 velas antes.',
  'CCI crosses below −100 while the close is below the average and below the close 20 candles ago.':
    'O CCI cruza abaixo de −100 enquanto o fechamento está abaixo da média e do fechamento de 20 velas antes.',
  'Strong impulses with direction': 'Impulsos fortes com direção',
  'Busy sessions': 'Sessões movimentadas',
  'Not for ranges: CCI then returns at once': 'Não para mercados laterais: ali o CCI volta logo',
  'CCI rule of Donald Lambert, 1980; the two filters are ours. Our own definition from standard building blocks.':
    'Regra do CCI de Donald Lambert, 1980; os dois filtros são nossos. Nossa própria definição a partir de elementos comuns.',
  'Candles of the exponential average': 'Velas da média exponencial',
  'Candles of the commodity channel index': 'Velas do índice do canal de commodities',
  'Crossed upward for a buy, −100 downward for a sell': 'Cruzado para cima na compra, −100 para baixo na venda',
  'Candles between the two closes compared': 'Velas entre os dois fechamentos comparados',
  'Smooths the candles after Heikin Ashi and signals when they cross their own average in their own color.':
    'Suaviza as velas segundo Heikin Ashi e dá sinal quando elas cruzam a própria média na própria cor.',
  'The Heikin Ashi close crosses above its EMA 20 on a rising Heikin Ashi candle.':
    'O fechamento Heikin Ashi cruza acima da sua EMA 20 em uma vela Heikin Ashi de alta.',
  'The Heikin Ashi close crosses below its EMA 20 on a falling Heikin Ashi candle.':
    'O fechamento Heikin Ashi cruza abaixo da sua EMA 20 em uma vela Heikin Ashi de baixa.',
  'Smooth trends': 'Tendências suaves',
  'Trades run on real prices: Heikin Ashi only decides when':
    'As operações usam preços reais: Heikin Ashi só decide quando',
  'Heikin Ashi after Dan Valcu, 2004. Our own definition from standard building blocks.':
    'Heikin Ashi segundo Dan Valcu, 2004. Nossa própria definição a partir de elementos comuns.',
  'Candles of the average of Heikin Ashi closes': 'Velas da média dos fechamentos Heikin Ashi',
  'Signals when the distance between two averages crosses its own average: momentum has turned.':
    'Dá sinal quando a distância entre duas médias cruza a própria média: o impulso virou.',
  'The MACD line crosses above its signal line.': 'A linha MACD cruza acima da sua linha de sinal.',
  'The MACD line crosses below its signal line.': 'A linha MACD cruza abaixo da sua linha de sinal.',
  'A trend that resumes after a pause': 'Uma tendência que retoma depois de uma pausa',
  'Not for sideways hours: the lines cross again and again':
    'Não para horas laterais: as linhas se cruzam várias vezes',
  'Gerald Appel, a published formula.': 'Gerald Appel, uma fórmula publicada.',
  'Exponential; the MACD built into MetaTrader 5 uses a simple average here':
    'Exponencial; o MACD que vem no MetaTrader 5 usa aqui uma média simples',
  'Signals a turn of the stochastic at the edge of a range, and only while ADX says that there is no trend.':
    'Dá sinal em uma virada do estocástico na borda de um intervalo, e só enquanto o ADX diz que não há tendência.',
  '%K crosses above %D from under 20 while ADX is under 25.':
    '%K cruza acima de %D a partir de menos de 20 enquanto o ADX está abaixo de 25.',
  '%K crosses below %D from over 80 while ADX is under 25.':
    '%K cruza abaixo de %D a partir de mais de 80 enquanto o ADX está abaixo de 25.',
  'Sideways markets only': 'Só mercados laterais',
  'OTC prices are made by the broker: history from another feed does not apply':
    'Os preços OTC são feitos pela corretora: o histórico de outra fonte não serve',
  'Candles of the range': 'Velas do intervalo',
  'Smoothing of the fast line': 'Suavização da linha rápida',
  'Smoothing of the slow line': 'Suavização da linha lenta',
  'Where a turn counts': 'Onde uma virada conta',
  'Candles of the trend strength': 'Velas da força da tendência',
  'From here on nothing is signaled': 'A partir daqui nenhum sinal é dado',
  'Signals when price has left its Bollinger band with an extreme RSI and closes back inside.':
    'Dá sinal quando o preço saiu da sua banda de Bollinger com um RSI extremo e fecha de volta dentro dela.',
  'The candle before closed under the lower band with RSI under 25, and this one closes back inside.':
    'A vela anterior fechou abaixo da banda inferior com o RSI abaixo de 25, e esta fecha de volta dentro.',
  'The candle before closed over the upper band with RSI over 75, and this one closes back inside.':
    'A vela anterior fechou acima da banda superior com o RSI acima de 75, e esta fecha de volta dentro.',
  'Quiet ranges': 'Intervalos calmos',
  'Not while a trend runs along the band': 'Não enquanto uma tendência anda colada na banda',
  'Candles of the middle line': 'Velas da linha do meio',
  'Standard deviations': 'Desvios padrão',
  'Candles of the relative strength index': 'Velas do índice de força relativa',
  'What counts as extreme': 'O que conta como extremo',
  'Stacks three averages of Heikin Ashi closes, the slowest drawn red, and signals when they come into order.':
    'Empilha três médias de fechamentos Heikin Ashi, a mais lenta desenhada em vermelho, e dá sinal quando elas se ordenam.',
  'EMA 3 is above EMA 8 and EMA 8 above the red EMA 25, for the first time, on a rising Heikin Ashi candle.':
    'A EMA 3 está acima da EMA 8 e a EMA 8 acima da EMA 25 vermelha, pela primeira vez, em uma vela Heikin Ashi de alta.',
  'EMA 3 is below EMA 8 and EMA 8 below the red EMA 25, for the first time, on a falling Heikin Ashi candle.':
    'A EMA 3 está abaixo da EMA 8 e a EMA 8 abaixo da EMA 25 vermelha, pela primeira vez, em uma vela Heikin Ashi de baixa.',
  'Steady drift in one direction': 'Avanço constante em uma direção',
  'Not for quick swings: the averages come too late': 'Não para oscilações rápidas: as médias chegam tarde demais',
  'Our own definition after a publicly described rule; not a product of others with a similar name.':
    'Nossa própria definição segundo uma regra descrita publicamente; não é um produto de outros com nome parecido.',
  'Candles of the fastest average': 'Velas da média mais rápida',
  'Candles of the middle average': 'Velas da média intermediária',
  'Candles of the slowest average': 'Velas da média mais lenta',
  'Waits for three candles in a row to one side with an extreme RSI and signals on the first that turns.':
    'Espera três velas seguidas para um lado com um RSI extremo e dá sinal na primeira que vira.',
  'Three candles have closed lower with RSI under 20, and this one closes up.':
    'Três velas fecharam mais baixo com o RSI abaixo de 20, e esta fecha em alta.',
  'Three candles have closed higher with RSI over 80, and this one closes down.':
    'Três velas fecharam mais alto com o RSI acima de 80, e esta fecha em baixa.',
  'Short spikes that run out of breath': 'Picos curtos que perdem o fôlego',
  'Not for news: a spike can continue': 'Não para notícias: um pico pode continuar',
  'In a row to one side': 'Seguidas para um lado',
  'Lets five rules vote, averages, MACD, RSI, SuperTrend and CCI, and signals when at least four of them agree.':
    'Deixa cinco regras votarem, médias, MACD, RSI, SuperTrend e CCI, e dá sinal quando pelo menos quatro concordam.',
  'The score of the five votes reaches +4 from below.': 'A soma dos cinco votos chega a +4 vinda de baixo.',
  'The score of the five votes reaches −4 from above.': 'A soma dos cinco votos chega a −4 vinda de cima.',
  'Trend and momentum that agree': 'Tendência e impulso que concordam',
  'Fixed presets, not fitted to past prices': 'Valores fixos, não ajustados a preços passados',
  'Our own definition from standard building blocks. Not a product of Pocket Option.':
    'Nossa própria definição a partir de elementos comuns. Não é um produto da Pocket Option.',
  'Fast over slow': 'Rápida sobre lenta',
  'Side of the histogram': 'Lado do histograma',
  'Over or under 50': 'Acima ou abaixo de 50',
  'Its state': 'O seu estado',
  'Over or under 0': 'Acima ou abaixo de 0',
  'Votes that have to agree': 'Votos que precisam concordar',
  'Waits until RSI was overbought or oversold and signals on its way back, not on reaching the bound.':
    'Espera o RSI ter estado sobrecomprado ou sobrevendido e dá sinal na volta, não ao chegar ao limite.',
  'RSI was under 30 and crosses back above it.': 'O RSI estava abaixo de 30 e cruza de volta para cima.',
  'RSI was over 70 and crosses back below it.': 'O RSI estava acima de 70 e cruza de volta para baixo.',
  'Ranges in which price swings between two levels': 'Intervalos em que o preço oscila entre dois níveis',
  'Not for strong trends: RSI can stay beyond a bound for long':
    'Não para tendências fortes: o RSI pode ficar além de um limite por muito tempo',
  'Oversold and overbought': 'Sobrevendido e sobrecomprado',
  'Waits until price and RSI agree: price on one side of its average and RSI just across its middle.':
    'Espera preço e RSI concordarem: o preço de um lado da sua média e o RSI logo depois de cruzar o meio.',
  'RSI crosses above 50 while the close is above the average.':
    'O RSI cruza acima de 50 enquanto o fechamento está acima da média.',
  'RSI crosses below 50 while the close is below the average.':
    'O RSI cruza abaixo de 50 enquanto o fechamento está abaixo da média.',
  'The first part of a trend': 'A primeira parte de uma tendência',
  'Not for ranges: RSI swings around 50 there': 'Não para mercados laterais: ali o RSI oscila em torno de 50',
  'Candles of the simple average': 'Velas da média simples',
  'The middle that has to be crossed': 'O meio que precisa ser cruzado',
  'Draws a short average 2 candles late as a green line and signals when price closes back across it after a run on one side.':
    'Desenha uma média curta 2 velas mais tarde como uma linha verde e dá sinal quando o preço fecha de volta do outro lado depois de uma sequência de um lado.',
  'A candle closes above the line after three closes under it.':
    'Uma vela fecha acima da linha depois de três fechamentos abaixo dela.',
  'A candle closes below the line after three closes over it.':
    'Uma vela fecha abaixo da linha depois de três fechamentos acima dela.',
  'Quick reversals': 'Viradas rápidas',
  'The line is shifted back, so it never changes afterwards': 'A linha é deslocada para trás, então nunca muda depois',
  'Not for steady trends: each pause looks like a turn': 'Não para tendências constantes: cada pausa parece uma virada',
  'Our own definition from standard building blocks. The name is read as period and shift.':
    'Nossa própria definição a partir de elementos comuns. O nome é lido como período e deslocamento.',
  'Candles by which the line is drawn later': 'Velas de atraso com que a linha é desenhada',
  'Candles on the other side of the line': 'Velas do outro lado da linha',
  'Draws a short average 4 candles late as a green line and signals when price closes back across it after a run on one side.':
    'Desenha uma média curta 4 velas mais tarde como uma linha verde e dá sinal quando o preço fecha de volta do outro lado depois de uma sequência de um lado.',
  'Reversals, a little slower than 5.2': 'Viradas, um pouco mais lentas que 5.2',
  'Shows where RSI is inside its own recent range and signals when it turns at one of the ends.':
    'Mostra onde o RSI está dentro do próprio intervalo recente e dá sinal quando ele vira em uma das pontas.',
  'K crosses above D while D is under 20.': 'K cruza acima de D enquanto D está abaixo de 20.',
  'K crosses below D while D is over 80.': 'K cruza abaixo de D enquanto D está acima de 80.',
  'Ranges with clear edges': 'Intervalos com bordas claras',
  'Not for strong trends: it stays at one end and turns early':
    'Não para tendências fortes: ele fica em uma ponta e vira cedo',
  'Tushar Chande and Stanley Kroll, 1994, a published formula.':
    'Tushar Chande e Stanley Kroll, 1994, uma fórmula publicada.',
  'RSI values of the range': 'Valores do RSI no intervalo',
  'Follows the trend with an ATR band and signals when a candle closes through it.':
    'Segue a tendência com uma banda ATR e dá sinal quando uma vela fecha através dela.',
  'A candle closes above the upper band, so that the state turns up.':
    'Uma vela fecha acima da banda superior, de modo que o estado vira para alta.',
  'A candle closes below the lower band, so that the state turns down.':
    'Uma vela fecha abaixo da banda inferior, de modo que o estado vira para baixa.',
  'Markets that trend': 'Mercados com tendência',
  'Not for narrow ranges: there it turns often and late':
    'Não para intervalos estreitos: ali ele vira muitas vezes e tarde',
  'Olivier Seban; average true range after J. Welles Wilder, 1978.':
    'Olivier Seban; intervalo verdadeiro médio segundo J. Welles Wilder, 1978.',
  'Candles of the average true range, after Wilder': 'Velas do intervalo verdadeiro médio, segundo Wilder',
  'Distance of the band from the middle of the candle': 'Distância da banda até o meio da vela',
  'Measures upward and downward movement apart from each other and signals when one takes the lead.':
    'Mede separadamente o movimento de alta e o de baixa e dá sinal quando um toma a dianteira.',
  'VI+ crosses above VI−.': 'VI+ cruza acima de VI−.',
  'VI− crosses above VI+.': 'VI− cruza acima de VI+.',
  'The start of new trends': 'O começo de novas tendências',
  'Not for ranges: the two lines stay close and cross often':
    'Não para mercados laterais: as duas linhas ficam próximas e se cruzam muito',
  'Etienne Botes and Douglas Siepman, 2010, a published formula.':
    'Etienne Botes e Douglas Siepman, 2010, uma fórmula publicada.',
  'Candles of both sums': 'Velas das duas somas',
} as const satisfies Record<keyof typeof spanish, string>
