import type { texts as spanish } from '../es/guides.data.ts'
import { guides } from './guides/guides.ts'
import { texts as window } from './window/shell.data.ts'

export const content = { guides }

/** The guides with their drawings. MetaTrader’s own words stay as its English screens have them. */
export const texts = {
  'Four guides in order, from the download of MetaTrader 5 to the first signal on a demo account.':
    'Quatro guias em ordem, do download do MetaTrader 5 ao primeiro sinal em uma conta demo.',
  'Four guides, best done in this order. Each one is a single task with a clear end.':
    'Quatro guias, de preferência nesta ordem. Cada um é uma única tarefa com um fim claro.',
  'Something is different on your screen?': 'Algo está diferente na sua tela?',
  Done: 'Feito',
  '{minutes}\u00A0min': '{minutes}\u00A0min',
  'You need': 'Você precisa de',
  '{done} of {all} done': '{done} de {all} feitos',
  '{done} of {all} steps done': '{done} de {all} passos feitos',
  'Step {number}:': 'Passo {number}:',
  'There is no guide at this address.': 'Não há nenhum guia neste endereço.',
  'Before you start': 'Antes de começar',
  'About {minutes}\u00A0min': 'Cerca de {minutes}\u00A0min',
  'News, plans and help are on the site of the product: <site>{site}</site>':
    'Novidades, planos e ajuda estão no site do produto: <site>{site}</site>',
  Guides: 'Guias',
  Previous: 'Anterior',
  Next: 'Próximo',
  Open: 'Abrir',
  'Extract All...': 'Extrair Tudo...',
  Copy: 'Copiar',
  Setup: 'Instalador',
  'Read me': 'Leia-me',
  'Enter this code in the browser': 'Digite este código no navegador',
  'License key': 'Chave de licença',
  '{days}-day free trial': 'Teste grátis de {days} dias',
  Browser: 'Navegador de internet',
  '{app}: indicators': '{app}: indicadores',
  'MetaTrader 5 on this computer': 'MetaTrader 5 neste computador',
  'Second copy': 'Segunda cópia',
  Install: 'Instalar',
  'Then refresh the Navigator': 'Depois atualize o Navegador',
  '{count} of {limit} favorites': '{count} de {limit} favoritos',
  'May trade': 'Pode operar',
  'Watched only': 'Só observado',
  'Trade amount': 'Valor da operação',
  Timeframe: 'Período',
  'Expert advisor': 'Expert advisor',
  'START TRADING': window['START TRADING'],
  'Charts/Favorites': window['Charts/Favorites'],
  'Alerts Log': window['Alerts Log'],
  Trades: window.Trades,
  Settings: window.Settings,
  Placed: 'Aberta',
  'Not traded': 'Não operado',
  "Today's Trades": window["Today's Trades"],
  '<used>{used}</used> of {limit}': '<used>{used}</used> de {limit}',
  'Resets in 9\u00A0h 28\u00A0min': 'Reinicia em 9\u00A0h 28\u00A0min',
  'Manual trades are not counted': 'Operações manuais não são contadas',
  'The window of the app with the source of a chart: its indicators in a list, the newest candles with arrows where the chosen one would have bought and sold, and how full each of its buffers is.':
    'A janela do aplicativo com a fonte de um gráfico: os indicadores em uma lista, as velas mais recentes com setas onde o escolhido teria comprado e vendido, e quão cheio está cada buffer dele.',
  'The window of the app with the rules of a chart: who has to agree, entry 5 seconds before the close with its warning, the end of a trade, and the money plan of the chart.':
    'A janela do aplicativo com as regras de um gráfico: quem precisa concordar, a entrada 5 segundos antes do fechamento com o aviso, o fim de uma operação e o plano de gestão do dinheiro do gráfico.',
} as const satisfies Record<keyof typeof spanish, string>
