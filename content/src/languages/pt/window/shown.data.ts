import type { texts as spanish } from '../../es/window/shown.data.ts'

export const texts = {
  'Data of an earlier version': 'Dados de uma versão anterior',
  'Trades, settings and the sign-in of an earlier version are in <folder>{folder}</folder>. Take them over to continue where you stopped; nothing is deleted.':
    'As operações, as configurações e o login de uma versão anterior estão em <folder>{folder}</folder>. Recupere-os para continuar de onde você parou; nada é apagado.',
  'Take over': 'Recuperar',
  'Trading day': 'Dia de trading',
  'of the day': 'do dia',
  'no plan': 'sem plano',
  '{count}, no plan': '{count}, sem plano',
  '{count}, unlimited': '{count}, sem limite',
  Buy: 'Compra',
  Sell: 'Venda',
  'The chart is as it was before the import.': 'O gráfico está como antes da importação.',
  'Undo this import': 'Desfazer esta importação',
  Sending: 'Enviando',
  Open: 'Aberta',
  Ended: 'Encerrada',
  Won: 'Ganha',
  Lost: 'Perdida',
  Tie: 'Empate',
  'Not placed by the broker': 'Não aberta pela corretora',
  'Unclear, asking the broker': 'Não está claro, perguntando à corretora',
  'This signal was not traded.': 'Este sinal não foi operado.',
  'This version of the app does not know the reason ({code}). Install the newest one to read it.':
    'Esta versão do aplicativo não conhece o motivo ({code}). Instale a mais recente para lê-lo.',
  'Change address': 'Alterar o endereço',
  'Enter the address of the service, such as https://example.com.':
    'Digite o endereço do serviço, por exemplo https://example.com.',
  'Address of the service': 'Endereço do serviço',
  'Copy it from the address bar of the page where you download the app.':
    'Copie-o da barra de endereços da página em que você baixa o aplicativo.',
  'Save address': 'Salvar o endereço',
  'Fixed amount': 'Valor fixo',
  'Share of the balance': 'Porcentagem do saldo',
  'Martingale (raises after a loss)': 'Martingale (aumenta depois de uma perda)',
  'Anti-martingale (raises after a win)': 'Antimartingale (aumenta depois de um ganho)',
  'D’Alembert (one step up after a loss)': 'D’Alembert (um passo a mais depois de uma perda)',
  '1-3-2-6 (steps after wins)': '1-3-2-6 (passos depois de ganhos)',
  '%, 0.1 to 10': '%, de 0,1 a 10',
  Factor: 'Fator',
  '1.1 to 5': 'de 1,1 a 5',
  Steps: 'Passos',
  '2 to 10': 'de 2 a 10',
  'Use this plan': 'Usar este plano',
  'Show the worst case': 'Mostrar o pior caso',
  'On now: <strong>{plan}</strong>, {percent}% of it for each trade.':
    'Agora: <strong>{plan}</strong>, {percent}% dele em cada operação.',
  'On now: <strong>{plan}</strong>, {amount}.': 'Agora: <strong>{plan}</strong>, {amount}.',
  'On now: <strong>{plan}</strong>, first amount {amount}.': 'Agora: <strong>{plan}</strong>, primeiro valor {amount}.',
  'Money plan': 'Plano de valores',
  'Worst case of this plan': 'O pior caso deste plano',
  'Its amounts are {amounts}. On one way through the ladder <strong>{risk}</strong> are at risk.':
    'Os valores são {amounts}. Em uma passagem pela escada, <strong>{risk}</strong> ficam em risco.',
  'Chance to lose the whole ladder within a day of {trades} trades, when {share} are won':
    'Chance de perder a escada inteira em um dia de {trades} operações, quando se ganham {share}',
  'Chance to reach the top of the ladder within a day of {trades} trades, when {share} are won':
    'Chance de chegar ao topo da escada em um dia de {trades} operações, quando se ganham {share}',
  'Expected result of such a day at a payout of {payout}%':
    'Resultado esperado de um dia assim com payout de {payout}%',
  'Chance of it within a month of {days} such days': 'Chance de isso acontecer em um mês de {days} dias assim',
  'Expected result of such a month': 'Resultado esperado de um mês assim',
  'Comes out even when so many trades are won, as with fixed amounts':
    'Ponto de equilíbrio: operações que é preciso ganhar, como com valores fixos',
  'I have read the worst case. No plan changes what one trade is worth.':
    'Li o pior caso. Nenhum plano muda o que uma operação vale.',
  'Switch this plan on': 'Ativar este plano',
  'A win on the last step leaves {result} after all losses before it.':
    'Um ganho no último passo deixa {result} depois de todas as perdas anteriores.',
  'A win on the last step still leaves <strong>{result}</strong> after the losses before it. At a payout of {payout}% only amounts that grow {factor} times or more win their losses back.':
    'Um ganho no último passo ainda deixa <strong>{result}</strong> depois das perdas anteriores. Com payout de {payout}%, só valores que se multiplicam por {factor} ou mais recuperam as perdas.',
  'Enter a whole number from {from} to {to}.': 'Digite um número inteiro de {from} a {to}.',
  'Enter a number from {from} to {to}.': 'Digite um número de {from} a {to}.',
  'No data folder of MetaTrader 5 was found. In MetaTrader 5 choose File, Open Data Folder, and enter that folder here.':
    'Nenhuma pasta de dados do MetaTrader 5 foi encontrada. No MetaTrader 5, escolha Arquivo, Abrir pasta de dados, e digite aqui essa pasta.',
  'Another data folder': 'Outra pasta de dados',
  Look: 'Procurar',
  'Indicator of the trial': 'Indicador do teste',
  'One at a time, with one change a day.': 'Um por vez, com uma troca por dia.',
  'Keep the current one': 'Manter o atual',
  '{current} current, {missing} missing, {outdated} to update, {changed} changed by you':
    'Arquivos: {current} em dia, {missing} por instalar, {outdated} por atualizar, {changed} alterados por você',
  'Replace {path}, which you changed': 'Substituir {path}, que você alterou',
  'Everything is installed': 'Tudo está instalado',
  'Install 1 file': 'Instalar 1 arquivo',
  'Install {count} files': 'Instalar {count} arquivos',
  'Attach the expert advisor to a chart of its own: a second one would unload the first. What the Navigator of MetaTrader 5 does not show is compiled with MetaEditor (F7).':
    'Adicione o expert advisor a um gráfico próprio: um segundo removeria o primeiro. O que o Navegador do MetaTrader 5 não mostra é compilado com o MetaEditor (F7).',
  'A marked signal goes through pipe, checks and journal to a paper broker of its own. It is never counted and reaches no other broker.':
    'Um sinal marcado passa pelo canal, pelas verificações e pelo diário até uma corretora simulada própria. Ele nunca é contado e não chega a nenhuma outra corretora.',
  'of 2 s, from the signal to the broker’s answer': 'de 2 s, do sinal até a resposta da corretora',
  'Send a test signal': 'Enviar um sinal de teste',
  'Send another': 'Enviar outro',
  'It came before the close of its candle.': 'Veio antes do fechamento da sua vela.',
  unconfirmed: 'não confirmado',
  late: 'tarde',
} as const satisfies Record<keyof typeof spanish, string>
