import type { sentences as spanish } from '../../es/window/core.data.ts'

export const sentences = {
  Saved: 'Salvo',
  'This account was switched off meanwhile. Choose one that is on.':
    'Esta conta foi desativada nesse meio-tempo. Escolha uma que esteja ativa.',
  'All recorded candles were deleted.': 'Todas as velas gravadas foram apagadas.',
  'The candles were deleted.': 'As velas foram apagadas.',
  'The key is being checked.': 'A chave está sendo verificada.',
  'These settings are for Windows.': 'Estas configurações são para o Windows.',
  'Confirmed. Press START TRADING when you are ready.': 'Confirmado. Pressione INICIAR TRADING quando quiser começar.',
  'The app begins again with your earlier data. Its window opens in a moment.':
    'O aplicativo recomeça com os seus dados anteriores. A janela dele abre em um instante.',
  'The app ends. Open trades continue at the broker.':
    'O aplicativo é encerrado. As operações abertas continuam na corretora.',
  'Saved. The money plan is off: read the worst case of the new amount to switch it on.':
    'Salvo. O plano de valores está desativado: leia o pior caso do novo valor para ativá-lo.',
  'This computer is signed in. Remove it in your account first, then change the address.':
    'Este computador está conectado à conta. Remova-o primeiro na sua conta e depois altere o endereço.',
  'The address was given when the app was started. Start it without --server.':
    'O endereço foi informado ao abrir o aplicativo. Abra-o sem --server.',
  'The app now belongs to {origin}.': 'Agora o aplicativo pertence a {origin}.',
  'This computer is not signed in.': 'Este computador não está conectado à conta.',
  'Trading is stopped. Sign out when the open trades have ended, so that their results are reported.':
    'O trading está parado. Saia da conta quando as operações abertas terminarem, para que os resultados sejam informados.',
  'This computer is signed out.': 'Este computador saiu da conta.',
  'This computer forgets its sign-in. The service could not be reached: remove the computer on your account page, too.':
    'Este computador esquece o login. Não foi possível contatar o serviço: remova o computador também na página da sua conta.',
  'Something went wrong in the app.': 'Algo deu errado no aplicativo.',
  'The trial allows one indicator change a day, and today’s is used.':
    'O teste permite uma troca de indicador por dia, e a de hoje já foi usada.',
  'paused in the dashboard': 'pausado no painel',
  'the account is suspended, contact support to learn why':
    'a conta está suspensa; fale com o suporte para saber o motivo',
  'version {own} may not trade any more, install {minimum} or newer from the download page':
    'a versão {own} não pode mais operar; instale a {minimum} ou uma mais recente na página de download',
  'Trades of the other account at this broker are still open. Choose this one when they have ended.':
    'As operações da outra conta nesta corretora ainda estão abertas. Escolha esta quando elas terminarem.',
  'another one was chosen': 'outra foi escolhida',
  'Saved. Orders go there from now on.': 'Salvo. As ordens vão para lá a partir de agora.',
  'This account is the one for all charts already. Another one can trade beside it.':
    'Esta conta já é a de todos os gráficos. Outra pode operar ao lado dela.',
  'This account is not in the list any more.': 'Esta conta não está mais na lista.',
  'Switched off. Open trades are followed to their end.':
    'Desativada. As operações abertas são acompanhadas até o fim.',
  'Switched on. Choose it in the rules of a chart to trade there.':
    'Ativada. Escolha-a nas regras de um gráfico para operar lá.',
  'The broker could not be changed ({reason}).': 'Não foi possível trocar a corretora ({reason}).',
  'Stop trading first, then choose another broker.': 'Pare o trading primeiro e depois escolha outra corretora.',
  'The broker is being changed. Try again in a moment.':
    'A corretora está sendo trocada. Tente de novo em um instante.',
  'Sign in first.': 'Entre na conta primeiro.',
  'Type the word to choose real money.': 'Digite a palavra para escolher dinheiro real.',
  'Type the word to trade with real money.': 'Digite a palavra para operar com dinheiro real.',
  'A sign-in is open already.': 'Já há um login aberto.',
  'No Edge, Chrome or Chromium was found for the sign-in.':
    'Nenhum Edge, Chrome ou Chromium foi encontrado para o login.',
  'Sign in at {name} in the window that opens.': 'Entre na {name} na janela que abre.',
  'Sign in at {name} in the page that opens.': 'Entre na {name} na página que abre.',
  'This app has no registration at {name}. Enter an access token of your own.':
    'Este aplicativo não tem registro na {name}. Digite um token de acesso seu.',
  'The sign-in could not be opened.': 'Não foi possível abrir o login.',
  'Signed in at {name}. The session is kept on this computer only.':
    'Você entrou na {name}. A sessão fica guardada apenas neste computador.',
  'The window was closed before the sign-in.': 'A janela foi fechada antes do login.',
  'Signed in at {name}. New connections can be opened for {minutes} minutes; then sign in again. List your accounts now.':
    'Você entrou na {name}. Novas conexões podem ser abertas por {minutes} minutos; depois entre de novo. Agora pressione Listar as minhas contas.',
  '{name} did not sign you in ({reason}). Try again, or enter an access token of your own.':
    '{name} não fez o login ({reason}). Tente de novo ou digite um token de acesso seu.',
  'The sign-in at {name} failed: {reason}. Try again, or enter an access token of your own.':
    'O login na {name} falhou: {reason}. Tente de novo ou digite um token de acesso seu.',
  'The sign-in was given up.': 'O login foi abandonado.',
  'The sign-in took too long. Try again.': 'O login demorou demais. Tente de novo.',
  'Enter the access token first.': 'Digite o token de acesso primeiro.',
  '{name} lists no account that can be traded here.': '{name} não lista nenhuma conta que possa ser operada aqui.',
  'Choose an account.': 'Escolha uma conta.',
  '{name} did not accept the token and the App ID.': '{name} não aceitou o token e o App ID.',
  '{name} did not list the accounts ({reason}). Enter the account id.':
    '{name} não listou as contas ({reason}). Digite o id da conta.',
  'This chart is closed. Open it in MetaTrader 5, then try again.':
    'Este gráfico está fechado. Abra-o no MetaTrader 5 e tente de novo.',
  'The Expert Advisor on this chart is too old for this. Install the present files under MetaTrader 5 and compile them.':
    'O expert advisor deste gráfico é antigo demais para isto. Instale os arquivos atuais em MetaTrader 5 e compile-os.',
  'The chart finds its source automatically.': 'O gráfico encontra a fonte automaticamente.',
  'The chart reads this source now.': 'O gráfico lê agora esta fonte.',
  'The chart did not answer. Check that MetaTrader 5 runs, then look again.':
    'O gráfico não respondeu. Confira se o MetaTrader 5 está aberto e olhe de novo.',
  'Windows did not take the change. Look under Startup apps in the settings of Windows.':
    'O Windows não aceitou a mudança. Veja em Aplicativos de inicialização, nas configurações do Windows.',
  'Saved as {file}': 'Salvo como {file}',
  'MetaTrader 5 is connected with 1 chart.': 'O MetaTrader 5 está conectado com 1 gráfico.',
  'MetaTrader 5 is connected with {count} charts.': 'O MetaTrader 5 está conectado com {count} gráficos.',
  'Start MetaTrader 5, open a chart with an indicator, and attach the expert advisor to it.':
    'Abra o MetaTrader 5, abra um gráfico com um indicador e adicione o expert advisor a ele.',
  'MetaTrader 5 is installed, but no chart is connected.':
    'O MetaTrader 5 está instalado, mas nenhum gráfico está conectado.',
  'Install it, or name its data folder under MetaTrader 5.':
    'Instale-o ou informe a pasta de dados dele em MetaTrader 5.',
  'MetaTrader 5 was not found.': 'O MetaTrader 5 não foi encontrado.',
  'Install them under MetaTrader 5, then compile with MetaEditor (F7).':
    'Instale-os em MetaTrader 5 e depois compile com o MetaEditor (F7).',
  '{count} of our files are missing or old.': '{count} dos nossos arquivos faltam ou são antigos.',
  'The expert advisor needs no Algo Trading.': 'O expert advisor não precisa do Algo Trading.',
  'It sends signals and places no orders in MetaTrader 5. A second expert advisor unloads the first: give ours a chart of its own.':
    'Ele envia sinais e não abre ordens no MetaTrader 5. Um segundo expert advisor remove o primeiro: dê ao nosso um gráfico próprio.',
  'The address for terminals is missing in {folder}. Restart the app.':
    'Falta o endereço para os terminais em {folder}. Reinicie o aplicativo.',
  'Terminals cannot find this app.': 'Os terminais não encontram este aplicativo.',
  'Restart MetaTrader 5, so that it reads the new address, and install the present files.':
    'Reinicie o MetaTrader 5 para que ele leia o novo endereço e instale os arquivos atuais.',
  'A terminal was turned away: {reason}': 'Um terminal foi recusado: {reason}',
  'The pipe is open for terminals.': 'O canal está aberto para os terminais.',
  'The broker offers the symbols of all charts.': 'A corretora oferece os símbolos de todos os gráficos.',
  'The market is closed for {names}.': 'O mercado está fechado para {names}.',
  'Not traded at the broker now: {names}.': 'Não operado na corretora agora: {names}.',
  'Trade again when it opens, or open OTC charts.': 'Volte a operar quando abrir ou abra gráficos OTC.',
  'Look at them in the symbol map: each can be tested there, and its asset chosen.':
    'Veja-os no mapa de símbolos: lá cada um pode ser testado e o ativo, escolhido.',
  'Set the right time. Trading resumes when the site agrees.':
    'Acerte a hora. O trading é retomado quando o site concordar.',
  'The clock of this computer was set back.{more}': 'O relógio deste computador foi atrasado.{more}',
  'The clock of this computer was set back.': 'O relógio deste computador foi atrasado.',
  'Let Windows set its clock automatically.': 'Deixe o Windows acertar a hora automaticamente.',
  'The clock is {seconds} s or more from that of the broker or the site. Signals are refused.':
    'O relógio está a {seconds} s ou mais do da corretora ou do site. Os sinais são recusados.',
  'The clock was not compared with the site yet.': 'O relógio ainda não foi comparado com o do site.',
  'The clock is right ({seconds} s from the site’s).': 'O relógio está certo (a {seconds} s do site).',
  'The clock is {seconds} s behind the site’s.': 'O relógio está {seconds} s atrás do site.',
  'The clock is {seconds} s ahead of the site’s.': 'O relógio está {seconds} s à frente do site.',
  'The service answers.': 'O serviço responde.',
  '{text} Check the internet connection; the app keeps asking.':
    '{text} Verifique a conexão com a internet; o aplicativo continua perguntando.',
  'Check the internet connection; the app keeps asking.':
    'Verifique a conexão com a internet; o aplicativo continua perguntando.',
  '{name} is connected ({account} account).': '{name} está com conexão (conta {account}).',
  'Check the connection to the broker. No trades are placed there until it is back.':
    'Verifique a conexão com a corretora. Nenhuma operação é aberta lá até ela voltar.',
  'Sign in.': 'Entre na conta.',
  'Start the free trial or subscribe.': 'Comece o teste grátis ou assine.',
  'There is no active plan on this account.': 'Não há nenhum plano ativo nesta conta.',
  '{count} trades are reserved for now.': 'Operações reservadas por enquanto: {count}.',
  'Trades are reserved without a limit.': 'As operações são reservadas sem limite.',
  'Trading resumes at {time}.': 'O trading é retomado às {time}.',
  'The daily limit is reached.': 'O limite diário foi atingido.',
  'No trades are reserved with the site yet.': 'Ainda não há operações reservadas no site.',
  'Mark one with the star.': 'Marque um com a estrela.',
  'No signal is traded now: {reason}': 'Nenhum sinal é operado agora: {reason}',
  '{text} Look at the broker for what was traded today before you start.':
    '{text} Veja na corretora o que foi operado hoje antes de começar.',
  'The journal was new when the app started.': 'O diário era novo quando o aplicativo foi aberto.',
  'This Expert Advisor speaks another version of the protocol. Update it.':
    'Este expert advisor fala outra versão do protocolo. Atualize-o.',
  'The Expert Advisor used a token that is not valid. Restart it so that it reads the new one.':
    'O expert advisor usou um token que não é válido. Reinicie-o para que leia o novo.',
  'Nothing was heard for too long.': 'Nada foi ouvido por tempo demais.',
  'The paper broker did not start.': 'A corretora simulada não iniciou.',
  'The pipe did not bring the signal.': 'O canal não trouxe o sinal.',
  'The paper broker did not answer.': 'A corretora simulada não respondeu.',
  Pipe: 'Canal',
  Checks: 'Verificações',
  'Journal on disk': 'Diário no disco',
  'Order and answer of the paper broker': 'Ordem e resposta da corretora simulada',
  'The signal was too old already. Nothing was traded.': 'O sinal já era antigo demais. Nada foi operado.',
  'This account trades real money. Confirm the order first.':
    'Esta conta opera com dinheiro real. Confirme a ordem primeiro.',
  'This chart has no price yet. Wait for its next candle.': 'Este gráfico ainda não tem preço. Espere a próxima vela.',
  'The order on {symbol} was sent.': 'A ordem em {symbol} foi enviada.',
  'The order was sent.': 'A ordem foi enviada.',
  'Not traded.': 'Não operado.',
  'By hand': 'À mão',
  'the journal was damaged; compare your trades with the broker, then confirm it here':
    'o diário estava danificado; compare as suas operações com a corretora e confirme aqui',
  'Compare your trades with the broker and confirm it first.':
    'Compare primeiro as suas operações com a corretora e confirme.',
  'the disk is full': 'o disco está cheio',
  'the disk allows no writing': 'o disco não permite gravar',
  'a file on the disk is damaged': 'um arquivo do disco está danificado',
  'the disk does not work': 'o disco não funciona',
  'make space': 'libere espaço',
  'let the app write to its folder': 'permita que o aplicativo grave na pasta dele',
  'restart the app, which looks through its files': 'reinicie o aplicativo, que verifica os arquivos dele',
  'look at the disk': 'verifique o disco',
  'Nothing was changed: {cause}. To continue, {advice}, then try again.':
    'Nada foi mudado: {cause}. Para continuar, {advice} e tente de novo.',
  '{cause}: {what} could not be written, open trades are followed to their end; {advice}, then press START TRADING':
    '{cause}: não foi possível gravar {what}; as operações abertas são acompanhadas até o fim; {advice} e pressione INICIAR TRADING',
  'This time zone is not known here. Choose one of the list.':
    'Este fuso horário não é conhecido aqui. Escolha um da lista.',
  'This source was removed meanwhile.': 'Esta fonte foi removida nesse meio-tempo.',
  '{name} was added. It trades nothing until you switch it on.':
    '{name} foi adicionada. Ela não opera nada até você ativá-la.',
  '{name} was removed. Its trades stay in the lists.': '{name} foi removida. As operações dela ficam nas listas.',
  'The old address is refused from now on.': 'O endereço antigo é recusado a partir de agora.',
  'The bot is asked for new posts.': 'O bot é consultado sobre novas mensagens.',
  'Nothing of this source waits any more.': 'Nada mais desta fonte está esperando.',
  'No more than {count} signals can wait for their time.': 'Não mais que {count} sinais podem esperar a sua hora.',
  'One signal waits for the right moment. The app must run then.':
    'Um sinal espera o momento certo. O aplicativo precisa estar aberto então.',
  '{count} signals wait for the right moment. The app must run then.':
    '{count} sinais esperam o momento certo. O aplicativo precisa estar aberto então.',
  'Alerts are not received now. Read the reason above the list, then make a new address.':
    'Os alertas não são recebidos agora. Leia o motivo acima da lista e crie um novo endereço.',
  'Port {port} of this computer is in use by another program.':
    'A porta {port} deste computador está em uso por outro programa.',
  'There are {count} sources. Remove one first.': 'Há {count} fontes. Remova uma primeiro.',
  'Another source has this name. Choose one by which you can tell them apart.':
    'Outra fonte tem este nome. Escolha um que permita diferenciá-las.',
  'Telegram does not know this token.': 'O Telegram não conhece este token.',
  'Another program reads this bot. A bot has one reader.': 'Outro programa lê este bot. Um bot tem um único leitor.',
  'Telegram asks to wait.': 'O Telegram pede para esperar.',
  'Telegram gave an answer that is not known.': 'O Telegram deu uma resposta desconhecida.',
  'Telegram cannot be reached: {reason}.': 'Não é possível contatar o Telegram: {reason}.',
  'Alerts of TradingView': 'Alertas do TradingView',
  'Timed list': 'Lista com horários',
  'Telegram channel': 'Canal do Telegram',
  'Unproven source': 'Fonte não comprovada',
  'The message is empty.': 'A mensagem está vazia.',
  'The message is longer than 4 KiB.': 'A mensagem tem mais de 4 KiB.',
  'The message begins like JSON and is not JSON.': 'A mensagem começa como JSON e não é JSON.',
  'A field of the message is missing its quotes or has the wrong type. Copy the template again.':
    'Um campo da mensagem está sem aspas ou é do tipo errado. Copie o modelo de novo.',
  'The message names no symbol.': 'A mensagem não indica nenhum símbolo.',
  'The message names more than one symbol, so it is not clear what to trade.':
    'A mensagem indica mais de um símbolo, então não está claro o que operar.',
  'The message says neither buy nor sell.': 'A mensagem não diz nem comprar nem vender.',
  'The message says buy and sell at once.': 'A mensagem diz comprar e vender ao mesmo tempo.',
  'The message has no time, so nobody can tell how old it is. Put {{timenow}} into the alert.':
    'A mensagem não tem hora, então ninguém sabe a idade dela. Ponha {{timenow}} no alerta.',
  'The time of the message could not be read. It must look like 2026-11-27T09:30:00Z.':
    'A hora da mensagem não pôde ser lida. Ela deve ser como 2026-11-27T09:30:00Z.',
  'The message reports how a trade ended.': 'A mensagem conta como uma operação terminou.',
  'The line has no time. It must look like GBPJPY 00:20 CALL M5.':
    'A linha não tem hora. Ela deve ser como GBPJPY 00:20 CALL M5.',
  'The line has more than one time, so it is not clear when to trade.':
    'A linha tem mais de uma hora, então não está claro quando operar.',
  'This time does not exist on that day, because the clocks are set past it.':
    'Esta hora não existe nesse dia, porque os relógios a pulam.',
  'This time has passed. A signal is traded within 2 seconds of its time, or never.':
    'Esta hora já passou. Um sinal é operado em até 2 segundos da sua hora, ou nunca.',
  'This line repeats one above.': 'Esta linha repete uma anterior.',
  'A word of the line is not understood. The line must look like GBPJPY 00:20 CALL M5.':
    'Uma palavra da linha não foi entendida. Ela deve ser como GBPJPY 00:20 CALL M5.',
  'The list is longer than 200 lines. Take the rest as a second list.':
    'A lista tem mais de 200 linhas. Use o resto como segunda lista.',
  'The length of the trade could not be read. It must look like M5, H1 or S30, of 5 seconds to a day.':
    'A duração da operação não pôde ser lida. Ela deve ser como M5, H1 ou S30, de 5 segundos a um dia.',
  'Stop trading first. A replay would hold up the next signal.':
    'Pare o trading primeiro. Uma repetição atrasaria o próximo sinal.',
  '{day} was recorded by an older version, without what is needed to judge its signals again.':
    'O dia {day} foi gravado por uma versão anterior, sem o necessário para julgar os sinais de novo.',
  'The journal holds no signals of {day} (UTC). Signals are kept for a week.':
    'O diário não tem sinais de {day} (UTC). Os sinais ficam guardados por uma semana.',
  'The broker': 'A corretora',
  paper: 'simulada',
  'The service has not answered since {time}.': 'O serviço não responde desde {time}.',
  '{name} is not connected.': '{name} está sem conexão.',
  '{name} is switched off for now.': '{name}: desativado por enquanto.',
  '1 trade': '1 operação',
  '{count} trades': '{count} operações',
  '{count} charts': '{count} gráficos',
  'The journal of trades lacked {trades} that the order books have.':
    'Faltavam no diário de operações {trades} que os livros de ordens têm.',
  'The journal of trades was damaged ({reason}). The damaged file is kept as {file}. {kept} were read from it, {added} more are from the order books. Signals that were refused may be missing.':
    'O diário de operações estava danificado ({reason}). O arquivo danificado foi mantido como {file}. Dele foram lidas {kept}, e mais {added} vêm dos livros de ordens. Sinais recusados podem faltar.',
  'The journal is new: trades and losses before this start are not known here. The loss limits from before hold.':
    'O diário é novo: operações e perdas anteriores a este início não são conhecidas aqui. Os limites de perda de antes continuam valendo.',
  'it is gone': 'ele sumiu',
  'it cannot be opened': 'não pode ser aberto',
  'it cannot be read': 'não pode ser lido',
  'its chain is broken': 'a cadeia dele está quebrada',
  'entries were changed or are missing': 'há entradas alteradas ou faltando',
  'Unproven source: {name}': 'Fonte não comprovada: {name}',
} as const satisfies Record<keyof typeof spanish, string>
