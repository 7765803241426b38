import type { texts as spanish } from '../es/home.data.ts'
import { homeContent } from './home-content.ts'

export const content = homeContent

/** The home page and the demo of the engine on it. */
export const texts = {
  'Sell signal': 'Sinal de venda',
  'Buy signal': 'Sinal de compra',
  'Pocket Option is a preview.': 'A Pocket Option é uma prévia.',
  'The minute is over. Press “New prices” to try your rule on more signals.':
    'O minuto acabou. Aperte “Outros preços” para testar sua regra com mais sinais.',
  'The broker pays {payout}%, less than your rule asks for.':
    'A corretora paga {payout}%, menos do que sua regra pede.',
  '{brand}: Automated Trading For Binary Options': '{brand}: trading automático de opções binárias',
  'Takes the buy and sell signals from your MetaTrader 5 charts and places the trades, direct from your own PC.':
    'Pega os sinais de compra e venda dos seus gráficos do MetaTrader 5 e abre as operações, direto do seu PC.',
  'Automated Trading For\u00A0Binary Options': 'Trading automático de\u00A0opções binárias',
  '{brand} takes the buy and sell signals from your MetaTrader 5 charts and places the trades on Pocket Option. Direct from your own PC, within 2 seconds of a signal.':
    'A {brand} pega os sinais de compra e venda dos seus gráficos do MetaTrader 5 e abre as operações na Pocket Option. Direto do seu PC, em até 2 segundos depois do sinal.',
  'Start {days}-Day Free Trial': 'Teste grátis de {days} dias',
  'No credit card required. Cancel anytime during the trial with no charge.':
    'Sem cartão de crédito. Cancele a qualquer momento durante o teste sem nenhuma cobrança.',
  '{count} visits': '{count} visitas',

  // The picture of the first screen.
  'From signal to order in under two seconds': 'Do sinal à ordem em menos de dois segundos',
  'A EURUSD one minute chart with a SuperTrend buy signal. The time after the signal is magnified on a ruler on which each mark is ten times the one before: half of the orders were sent after {half}, 99 of 100 after {most}; the limit is 2 seconds.':
    'Um gráfico de um minuto do EURUSD com um sinal de compra do SuperTrend. O tempo depois do sinal aparece ampliado em uma régua em que cada marca é dez vezes a anterior: metade das ordens foi enviada em {half}, 99 de cada 100 em {most}; o limite é de 2 segundos.',
  'Measured: {signals} signals of {charts} charts, paper broker on a Linux server ({machine}). The limit is a design target. Press a step to read what happens there.':
    'Medido: {signals} sinais de {charts} gráficos, corretora simulada em um servidor Linux ({machine}). O limite é uma meta de projeto. Pressione uma etapa para ler o que acontece nela.',
  Signal: 'Sinal',
  'A candle has closed, and the indicator on your chart says buy. The clock of this trade starts here.':
    'Uma vela fechou, e o indicador no seu gráfico diz compra. O relógio desta operação começa aqui.',
  'Order sent': 'Enviada',
  'Half of the orders were sent by then. The app has checked your rules and written the order to disk first; if any rule fails, no order is sent. Nothing is ever sent twice.':
    'Até aqui, metade das ordens já tinha sido enviada. Antes, o aplicativo verificou suas regras e gravou a ordem no disco; se alguma regra falhar, nenhuma ordem é enviada. Nada é enviado duas vezes.',
  '99 of 100': '99 de 100',
  'Ten charts signalled at once, and 99 of 100 orders were sent by then. Every trade shows its measured time, late ones included.':
    'Dez gráficos deram sinal ao mesmo tempo, e até aqui 99 de cada 100 ordens já tinham sido enviadas. Cada operação mostra o tempo medido, inclusive as atrasadas.',
  Limit: 'Limite',
  'A signal that is older than two seconds is refused: by then the price has moved. What your broker adds is measured too, and shown beside each trade.':
    'Um sinal com mais de dois segundos é recusado: a essa altura o preço já se moveu. O que a sua corretora acrescenta também é medido e aparece ao lado de cada operação.',
  'Steps from signal to order': 'Etapas do sinal à ordem',
  'Chart with sample data, times measured': 'Gráfico com dados de exemplo, tempos medidos',
  'Buy · CALL': 'Compra · CALL',
  'The two seconds after a signal, magnified: each mark is ten times the one before':
    'Os dois segundos depois de um sinal, ampliados: cada marca é dez vezes a anterior',
  '3 charts watched': '3 gráficos vigiados',
  'Demo account': 'Conta demo',
  Order: 'Ordem',
  Amount: 'Valor',
  Timeframe: 'Período',
  'Trades today': 'Operações hoje',
  '{time} after the signal': '{time} após o sinal',
  'Run the demo': 'Ver a demonstração',
  'Direct Integration': 'Integração direta',
  'Terminal to broker, with no third party in between.': 'Do terminal à corretora, sem terceiros no meio.',
  'Instant Execution': 'Execução imediata',
  'Designed to place a trade within 2 seconds of the signal.':
    'Projetado para abrir a operação em até 2 segundos depois do sinal.',
  'Multiple Charts': 'Vários gráficos',
  'Up to 10+ charts watched at the same time.': 'Até 10+ gráficos vigiados ao mesmo tempo.',
  'Desktop Client': 'Aplicativo para desktop',
  'Session IDs are created at login. No API keys to enter.':
    'O identificador de sessão é criado quando você entra. Nenhuma chave de API para digitar.',

  // The demo of the engine.
  'The engine on made-up prices': 'O motor com preços inventados',
  'Starting the engine in your browser …': 'Iniciando o motor no seu navegador…',
  'Made-up prices': 'Preços inventados',
  'seed {seed}': 'semente {seed}',
  'Close the demo': 'Fechar a demonstração',
  Continue: 'Continuar',
  Pause: 'Pausar',
  'Next signal': 'Próximo sinal',
  'New prices': 'Outros preços',
  'That was the minute.': 'Esse foi o minuto.',
  'At a payout of {payout}%, {won} of 100 trades have to be won to break even. On random prices, only luck does that. <lab>Test yours in the Lab</lab>':
    'Com payout de {payout}%, é preciso ganhar {won} de cada 100 operações para empatar. Com preços aleatórios, só a sorte faz isso. <lab>Teste a sua no laboratório</lab>',
  'Space pauses, the right arrow shows the next signal':
    'A barra de espaço pausa, a seta para a direita mostra o próximo sinal',
  'Waiting for a signal': 'Aguardando um sinal',
  'SuperTrend signals when a candle closes on the other side of its band. That takes about ten candles.':
    'O SuperTrend dá sinal quando uma vela fecha do outro lado da banda. Isso leva cerca de dez velas.',
  'Refused by check {place} of {count}': 'Recusado pela verificação {place} de {count}',
  'Read about this refusal': 'Ler sobre esta recusa',
  'All {count} checks passed': 'Aprovado nas {count} verificações',
  Entry: 'Entrada',
  Payout: 'Payout',
  'Order open at the paper broker.': 'Ordem aberta na corretora simulada.',
  'Its time is over. No outcome is shown: on made-up prices it would be luck.':
    'O tempo dela acabou. Nenhum resultado é mostrado: com preços inventados, seria sorte.',
  'Your rule: payout of at least': 'Sua regra: payout mínimo de',
  '{count} percent': '{count} por cento',
  'The broker pays {payout}%, so your rule refuses the next signal.':
    'A corretora paga {payout}%, então a sua regra recusa o próximo sinal.',
  'The broker pays {payout}%. Set your rule higher, and it refuses the next signal.':
    'A corretora paga {payout}%. Ponha a sua regra mais alta, e ela recusa o próximo sinal.',
  'The first signal starts the clock.': 'O primeiro sinal dispara o relógio.',
  'Rules checked in <time>{time}</time> <limit>of the {limit}\u00A0s limit</limit>':
    'Regras verificadas em <time>{time}</time> <limit>do limite de {limit}\u00A0s</limit>',
  'under 1\u00A0ms': 'menos de 1\u00A0ms',
  'measured here: {time}, mean of {count} rounds': 'medido aqui: {time}, média de {count} repetições',
  'Signals: ▲ buy, ▼ sell': 'Sinais: ▲ compra, ▼ venda',
  'order open': 'ordem aberta',
  'time over': 'tempo encerrado',
  refused: 'recusado',
  Signals: 'Sinais',
  Traded: 'Operados',
  Refused: 'Recusados',
  'Buy signal at {price}: all checks passed, CALL order open.':
    'Sinal de compra a {price}: aprovado em todas as verificações, ordem CALL aberta.',
  'Sell signal at {price}: all checks passed, PUT order open.':
    'Sinal de venda a {price}: aprovado em todas as verificações, ordem PUT aberta.',
  'Buy signal at {price} refused.': 'Sinal de compra a {price} recusado.',
  'Sell signal at {price} refused.': 'Sinal de venda a {price} recusado.',
  'against an open trade': 'contra uma operação aberta',
  'by your own rule': 'pela sua própria regra',
  'A trade in the other direction is open on this chart.': 'Há uma operação aberta na direção contrária neste gráfico.',
  'The payout is under your minimum.': 'O payout está abaixo do seu mínimo.',
  'Not handled before': 'Ainda não tratado',
  'The clock is right': 'O relógio está certo',
  'The app is new enough': 'O aplicativo é recente o bastante',
  'Trading runs': 'As operações estão em andamento',
  'You agreed, where you are asked': 'Você aprovou, onde isso é pedido',
  'Within 2 seconds of the signal': 'Em até 2 segundos depois do sinal',
  'Of the last closed candle, or of the forming one where you want it':
    'Da última vela fechada, ou da que está se formando se você quiser',
  'One direction per candle': 'Uma direção por vela',
  'Signed in with a plan': 'Sessão iniciada com um plano',
  'The chart is a favorite': 'O gráfico é favorito',
  'The indicator may trade': 'O indicador pode operar',
  'The direction is switched on': 'A direção está ativada',
  'Others agree, where you ask for it': 'Outros confirmam, se você pedir',
  'Within trading hours': 'Dentro do horário de operação',
  'The broker offers it': 'A corretora oferece',
  'The broker’s price fits the chart’s': 'O preço da corretora bate com o do gráfico',
  'Fits the open trades': 'Compatível com as operações abertas',
  'The money plan allows it': 'O plano de gestão do dinheiro permite',
  'The amount is within limit and balance': 'O valor cabe no limite e no saldo',
  'Your limits of the day': 'Seus limites do dia',
  'No pause after a trade': 'Sem pausa depois de uma operação',
  'Not too many orders at once': 'Não há ordens demais ao mesmo tempo',
  'A trade of the plan is left': 'Ainda resta operação no plano',

  // Below the first screen.
  'Powerful Features': 'Recursos poderosos',
  'Six parts, one job: carry a signal from your chart to a trade, and show you everything that happened on the way.':
    'Seis partes, um trabalho: levar um sinal do seu gráfico até uma operação e mostrar tudo o que aconteceu no caminho.',
  'Automated Execution': 'Execução automática',
  'Set the amount and timeframe once. Each signal that keeps your rules becomes a trade, with its own two-second record.':
    'Defina o valor e o período uma vez. Cada sinal que cumpre as suas regras vira uma operação, com o registro dos seus dois segundos.',
  'Real-Time Dashboard': 'Painel em tempo real',
  'Alerts, trades and limits as they happen.': 'Alertas, operações e limites no momento em que acontecem.',
  '{count} indicators, each with the conditions, pairs and timeframes it is meant for.':
    '{count} indicadores, cada um com as condições, os pares e os períodos para os quais foi feito.',
  'Multi-Chart Monitoring': 'Vigilância de vários gráficos',
  'From 1 chart to 10+ at once, depending on your plan.': 'De 1 gráfico a 10+ ao mesmo tempo, conforme o seu plano.',
  'Demo and Live Accounts': 'Contas demo e real',
  'Rehearse every setup before any money is at stake.': 'Ensaie cada configuração antes de arriscar dinheiro.',
  'Strategy Customization': 'Estratégias sob medida',
  'Change any setting an indicator exposes. The recommended values stay one click away.':
    'Mude qualquer ajuste que um indicador ofereça. Os valores recomendados continuam a um clique.',
  'Pictures from the running product, with simulated charts and the paper account.':
    'Imagens do produto em funcionamento, com gráficos simulados e a conta simulada.',
  '{count} more': 'mais {count}',
  Demo: 'Demo',
  Live: 'Real',
  'New setups start on Demo. Switching to Live always asks you to confirm.':
    'Novas configurações começam em demo. Passar para a conta real sempre pede a sua confirmação.',
  Fast: 'Rápida',
  Slow: 'Lenta',
  Method: 'Método',
  Simple: 'Simples',
  'Applied to': 'Aplicado a',
  Median: 'Mediana',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'A janela do aplicativo para desktop: gráficos com indicador, valor e último sinal, e o botão que para as operações.',
  'A chart of the dashboard: candles with the line of the indicator, and a trade that is open.':
    'Um gráfico do painel: velas com a linha do indicador e uma operação aberta.',
  'Direct integration between terminal and broker, without third parties. The client sits next to your charts, on your machine.':
    'Integração direta entre o terminal e a corretora, sem terceiros. O aplicativo fica ao lado dos seus gráficos, na sua máquina.',
  'Open the charts you trade. OTC charts also need the third-party EABiBOT expert advisor; without it only non-OTC charts can be traded.':
    'Abra os gráficos que você opera. Gráficos OTC precisam também do expert advisor EABiBOT, de terceiros; sem ele, só é possível operar gráficos que não sejam OTC.',
  'Install the desktop client': 'Instale o aplicativo para desktop',
  'Log in once. Your subscription is tied to your account, not to the device.':
    'Entre uma vez. A assinatura fica ligada à sua conta, não ao dispositivo.',
  'Choose indicator and amount': 'Escolha o indicador e o valor',
  'Star your favorite charts, then set trade amount and timeframe.':
    'Marque com estrela os seus gráficos favoritos e defina o valor e o período.',
  'Start trading': 'Comece a operar',
  'Watch it on a demo account first. A signal that breaks one of your rules is refused with the reason, such as a payout under your minimum.':
    'Observe primeiro em uma conta demo. Um sinal que não cumpre uma das suas regras é recusado com o motivo, por exemplo, se a corretora paga menos que o seu mínimo.',
  'Your PC': 'Seu PC',
  'Charting platform': 'Plataforma de gráficos',
  'Indicator on your chart': 'Indicador no seu gráfico',
  'Desktop client': 'Aplicativo para desktop',
  Broker: 'Corretora',
  'Broker (preview)': 'Corretora (prévia)',
  '{broker} (preview)': '{broker} (prévia)',
  'Demo or live account': 'Conta demo ou real',
  'Buy or sell signal': 'Sinal de compra ou venda',
  'on your machine': 'na sua máquina',
  'under 2 s': 'menos de 2 s',
  'Daily limit': 'Limite diário',
  open: 'aberta',
  Expiry: 'Vencimento',
  'The indicator on a MetaTrader 5 chart gives a buy or sell signal. The {brand} desktop client checks your amount, timeframe and daily limit, and places the trade on {broker}. The first two run on your PC.':
    'O indicador em um gráfico do MetaTrader 5 dá um sinal de compra ou venda. O aplicativo da {brand} verifica o valor, o período e o limite diário, e abre a operação na {broker}. As duas primeiras partes funcionam no seu PC.',
  'Signals come from closed candles only, so they never repaint.':
    'Os sinais vêm só de velas fechadas, então nunca repintam.',
  'Trend following': 'Seguidor de tendência',
  Popular: 'Popular',
  'Follows the trend with an ATR band and signals when a candle closes through it.':
    'Segue a tendência com uma banda ATR e dá sinal quando uma vela fecha do outro lado.',
  Reversal: 'Reversão',
  New: 'Novo',
  'Waits for the price to turn at its moving average and signals on the candle that closes back.':
    'Espera o preço virar na média móvel e dá sinal na vela que fecha de volta.',
  Momentum: 'Momentum',
  Advanced: 'Avançado',
  'Signals when the directional lines cross while the trend is strong enough to matter.':
    'Dá sinal quando as linhas direcionais se cruzam e a tendência tem força suficiente.',
  'Explore the library': 'Explorar a biblioteca',
  'See the tiers': 'Ver os planos',
  'Made-up prices. Each picture ends with the signal.': 'Preços inventados. Cada imagem termina com o sinal.',
  'The difference between tiers is how much you trade. Prices in US dollars.':
    'A diferença entre os planos é o quanto você opera. Preços em dólares americanos.',
  'The same client on your own charts, with lower limits. Cancel anytime during the trial with no charge.':
    'O mesmo aplicativo nos seus próprios gráficos, com limites menores. Cancele a qualquer momento durante o teste sem nenhuma cobrança.',
  'Prefer to pay once? One-time licenses:': 'Prefere pagar uma vez só? Licenças de pagamento único:',
  'Why Traders Choose Us': 'Por que os traders nos escolhem',
  'Four facts instead of praise. Each one says where you can check it yourself.':
    'Quatro fatos em vez de elogios. Cada um diz onde você mesmo pode conferir.',
  'Frequently Asked Questions': 'Perguntas frequentes',
  'Short answers first. The <documentation>documentation</documentation> has the long ones.':
    'Primeiro as respostas curtas. As longas estão na <documentation>documentação</documentation>.',
  'Legal Information': 'Informações jurídicas',
  'Terms of Use, Privacy Policy, Service Agreement and License Agreement, in full.':
    'Termos de uso, política de privacidade, contrato de serviço e contrato de licença, na íntegra.',
  'The legal texts are in English: that is the wording that applies.':
    'Os textos jurídicos estão em inglês: essa é a redação que vale.',
  Company: 'Empresa',
  'Based in': 'Sede',
  Email: 'E-mail',
  '(example)': '(exemplo)',
  'Legal documents': 'Documentos jurídicos',
  Document: 'Documento',
  'Read on its own page': 'Ler em página própria',
  Print: 'Imprimir',
} as const satisfies Record<keyof typeof spanish, string>
