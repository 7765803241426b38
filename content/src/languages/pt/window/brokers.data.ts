import type { texts as spanish } from '../../es/window/brokers.data.ts'

export const texts = {
  'App ID': 'App ID',
  'Of your own registration at the broker. A personal access token needs it.':
    'Do seu próprio registro na corretora. Um token de acesso pessoal precisa dele.',
  'Access token': 'Token de acesso',
  'One is kept. Leave this empty to keep it.': 'Um está guardado. Deixe vazio para mantê-lo.',
  'Kept on this computer only.': 'Guardado apenas neste computador.',
  'Account id': 'Id da conta',
  'Sign in at {name}': 'Entrar na {name}',
  'In your browser. It replaces the token; new connections need it again after an hour.':
    'No seu navegador. Substitui o token; novas conexões precisam dele de novo depois de uma hora.',
  'List my accounts': 'Listar as minhas contas',
  'Account of the list': 'Conta da lista',
  'Choose one': 'Escolha uma',
  '{account}, not active': '{account}, inativa',
  Accounts: 'Contas',
  'A chart trades with the first account, or with the one that its rules name. Your limits count all of them.':
    'Um gráfico opera com a primeira conta ou com a que as regras dele indicam. Seus limites contam todas.',
  'For all charts': 'Para todos os gráficos',
  'Switch off': 'Desativar',
  'Switch on': 'Ativar',
  'Type {word} to trade with real money at {name}': 'Digite {word} para operar com dinheiro real na {name}',
  'Switched off. It takes no orders.': 'Desativada. Não aceita ordens.',
  'Switched off by the service for now, so no orders are sent.':
    'Desativada por enquanto pelo serviço, então nenhuma ordem é enviada.',
  'Not traded: its currency is {currency}. Limits cannot be counted in two currencies; take an account in the currency of the first.':
    'Não operada: a moeda dela é {currency}. Os limites não podem ser contados em duas moedas; use uma conta na moeda da primeira.',
  'Read the notice and accept it first.': 'Leia e aceite o aviso primeiro.',
  'I have read this and accept the risk.': 'Li isto e aceito o risco.',
  'Where the broker offers both kinds.': 'Onde a corretora oferece os dois tipos.',
  'Loses (CALL and PUT, higher payout)': 'Perde (CALL e PUT, payout maior)',
  'Wins (CALLE and PUTE, lower payout)': 'Ganha (CALLE e PUTE, payout menor)',
  'Save this broker': 'Salvar esta corretora',
  'Add it beside the first': 'Adicionar ao lado da primeira',
  'A session is kept on this computer.': 'Há uma sessão guardada neste computador.',
  'No session yet.': 'Ainda não há sessão.',
  'Type {word} to trade with real money': 'Digite {word} para operar com dinheiro real',
  'The first start of each session asks again.': 'O primeiro início de cada sessão pergunta de novo.',
  'Orders go to <strong>{name}</strong>, Live: real money.':
    'As ordens vão para: <strong>{name}</strong>. Real: dinheiro real.',
  'Orders go to <strong>{name}</strong>, Demo: no real money.':
    'As ordens vão para: <strong>{name}</strong>. Demo: sem dinheiro real.',
  'Switched off for now, so no orders are sent. {reason} Open trades are followed to their end.':
    'Desativada por enquanto, então nenhuma ordem é enviada. {reason} As operações abertas são acompanhadas até o fim.',
  '1 trade is still open at a broker that takes no more orders. The app stays connected there until it has ended.':
    '1 operação continua aberta em uma corretora que não aceita mais ordens. O aplicativo fica conectado lá até ela terminar.',
  '{count} trades are still open at a broker that takes no more orders. The app stays connected there until they have ended.':
    '{count} operações continuam abertas em uma corretora que não aceita mais ordens. O aplicativo fica conectado lá até elas terminarem.',
  'Not connected. Choose it once more, or start the app again.':
    'Sem conexão. Escolha-a mais uma vez ou abra o aplicativo de novo.',
  'Connecting…': 'Conectando…',
  'Connected.': 'Conectada.',
  'Not connected. The app keeps trying.': 'Sem conexão. O aplicativo continua tentando.',
  'Waits for you: your access is missing, or was not accepted.':
    'Espera por você: falta o seu acesso, ou ele não foi aceito.',
  'Waits for you: your access is of another account.': 'Espera por você: o seu acesso é de outra conta.',
  'Waits for you: read its notice below and save it.': 'Espera por você: leia o aviso abaixo e salve.',
  'Trading is paused there: it speaks in a way that this app does not know. Look for a newer version.':
    'O trading está em pausa lá: ela fala de um jeito que este aplicativo não conhece. Procure uma versão mais recente.',
  'built in, no real money': 'integrada, sem dinheiro real',
  'official interface': 'interface oficial',
  'your own session': 'sua própria sessão',
  Loses: 'Perde',
  Wins: 'Ganha',
  'A demo account with paper money, kept on this computer. No real money is at risk, and there is no Live here.':
    'Uma conta demo com dinheiro fictício, guardada neste computador. Nenhum dinheiro real fica em risco, e aqui não há conta real.',
  'Most brokers take the stake then, so that is how practice is honest.':
    'A maioria das corretoras fica com o valor nesse caso, então assim a prática é honesta.',
  'Use the paper broker': 'Usar a corretora simulada',
  'A price that ends where it began': 'Um preço que termina onde começou',
  'Not known while the broker is not connected': 'Desconhecido enquanto a corretora não está conectada',
  'Not traded: the broker lists nothing under this name. Choose its asset.':
    'Não operado: a corretora não tem nada com este nome. Escolha o ativo.',
  'Not traded: more than one asset fits this name. Choose the one that the chart shows.':
    'Não operado: mais de um ativo combina com este nome. Escolha o que o gráfico mostra.',
  'Not traded: a custom symbol does not say what it is made of. Choose its OTC asset.':
    'Não operado: um símbolo personalizado não diz do que é feito. Escolha o ativo OTC.',
  'Not traded: the broker does not offer your choice now. Choose another one, or Automatic.':
    'Não operado: a corretora não oferece agora a sua escolha. Escolha outro ou Automático.',
  'Not traded: your choice is OTC and the chart is not, or the other way round.':
    'Não operado: a sua escolha é OTC e o gráfico não, ou o contrário.',
  'Your choice is kept for when the chart is open again.':
    'Sua escolha fica guardada para quando o gráfico estiver aberto de novo.',
  Asset: 'Ativo',
  'Payout for {minutes} min': 'Payout para {minutes} min',
  'Not told': 'Sem resposta',
  'Price at the broker': 'Preço na corretora',
  'Last candle of the chart': 'Última vela do gráfico',
  Apart: 'Diferença',
  'Not known': 'Desconhecida',
  'Asset of {symbol}': 'Ativo de {symbol}',
  'Test {symbol}': 'Testar {symbol}',
  Test: 'Testar',
  Custom: 'Personalizado',
  'Open now': 'Aberto agora',
  'Closed now': 'Fechado agora',
  'Automatic: {asset}': 'Automático: {asset}',
  Automatic: 'Automático',
  '{state}, chosen by you': '{state}, escolhido por você',
  'The paper broker trades each chart as it is.': 'A corretora simulada opera cada gráfico como ele é.',
  'Symbols are mapped when Pocket Option or Deriv takes the orders.':
    'Os símbolos são mapeados quando a Pocket Option ou a Deriv recebe as ordens.',
  'Choose a broker': 'Escolher uma corretora',
  'No symbols yet. Open a chart in MetaTrader 5.': 'Ainda não há símbolos. Abra um gráfico no MetaTrader 5.',
  'Each symbol appears here with the asset that is traded for it.':
    'Cada símbolo aparece aqui com o ativo que é operado por ele.',
  'Set up MetaTrader 5': 'Configurar o MetaTrader 5',
  'Prefixes and suffixes of your terminal are left out automatically. What is not certain is never traded: choose its asset here. OTC charts trade OTC assets only, all others never do.':
    'Prefixos e sufixos do seu terminal são ignorados automaticamente. O que não é certo nunca é operado: escolha o ativo aqui. Gráficos OTC operam só ativos OTC; os outros, nunca.',
  '{name} is not connected, so its assets are not known. Your choices are kept.':
    '{name} não está conectada, então os ativos dela não são conhecidos. Suas escolhas ficam guardadas.',
  'Symbols of your charts and what is traded for them at {name}':
    'Símbolos dos seus gráficos e o que é operado por eles na {name}',
  Symbol: 'Símbolo',
  'Traded at {name} as': 'Operado na {name} como',
  'Your choices hold at {name} only and are kept on this computer. A test reads the broker’s list, payout and price; it places no order.':
    'Suas escolhas valem só na {name} e ficam guardadas neste computador. Um teste lê a lista, o payout e o preço da corretora; ele não envia nenhuma ordem.',
} as const satisfies Record<keyof typeof spanish, string>
