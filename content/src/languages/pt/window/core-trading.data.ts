import type { sentences as spanish } from '../../es/window/core-trading.data.ts'

export const sentences = {
  'Press START TRADING when you are ready.': 'Pressione INICIAR TRADING quando quiser começar.',
  'You stopped trading.': 'Você parou o trading.',
  'Panic stop. Open trades run to their end at the broker.':
    'Parada de emergência. As operações abertas seguem até o fim na corretora.',
  'The app ended unexpectedly while it was trading. Look at your open trades, then start again.':
    'O aplicativo foi encerrado de forma inesperada enquanto operava. Veja as suas operações abertas e comece de novo.',
  'The computer slept. Look at your open trades, then start again.':
    'O computador ficou suspenso. Veja as suas operações abertas e comece de novo.',
  'The clock of this computer was changed. Check the time, then start again.':
    'O relógio deste computador foi alterado. Confira a hora e comece de novo.',
  'This computer was signed out. Sign in, then start again.': 'Este computador saiu da conta. Entre e comece de novo.',
  'Trading runs already.': 'O trading já está em andamento.',
  'Stopped on the chart of {symbol}. Press START TRADING when you are ready.':
    'Parado no gráfico de {symbol}. Pressione INICIAR TRADING quando quiser começar.',
  'Panic stop: trading is stopped. Open trades run to their end at the broker.':
    'Parada de emergência: o trading está parado. As operações abertas seguem até o fim na corretora.',
  'This broker is switched off for now: {reason}': 'Esta corretora está desativada por enquanto: {reason}',
  'Trading is paused in the dashboard. Resume it there first.':
    'O trading está pausado no painel. Retome-o lá primeiro.',
  'You are signed out: {reason}.': 'Você saiu da conta: {reason}.',
  'Trading cannot start: {reason}.': 'O trading não pode começar: {reason}.',
  'The broker offers trades of {min} to {max} on this chart. Choose an expiry between them.':
    'Neste gráfico a corretora oferece operações de {min} a {max}. Escolha um vencimento entre os dois.',
  'This chart is not a favorite any more.': 'Este gráfico não é mais favorito.',
  'Another source speaks only when the candle has closed, so no trade can begin before it. Choose one of the two.':
    'Outra fonte só fala quando a vela fechou, então nenhuma operação pode começar antes. Escolha uma das duas coisas.',
  'There is no plan on this account, so no chart can be a favorite.':
    'Esta conta não tem plano, então nenhum gráfico pode ser favorito.',
  'Your plan trades one chart, and it is in use. Remove a favorite first.':
    'Seu plano opera um gráfico, e ele está em uso. Remova um favorito primeiro.',
  'Your plan trades {places}, and all are in use. Remove a favorite first.':
    'Seu plano opera {places}, e todos estão em uso. Remova um favorito primeiro.',
  'The plan has changed meanwhile. Read its worst case again.':
    'O plano mudou nesse meio-tempo. Leia o pior caso de novo.',
  'This plan needs no confirmation.': 'Este plano não precisa de confirmação.',
  'The money plan is on.': 'O plano de valores está ativado.',
  'The money plan of this chart is on.': 'O plano de valores deste gráfico está ativado.',
  'The app looks for a newer version.': 'O aplicativo procura uma versão mais recente.',
  'Version {version} cannot be installed here.': 'A versão {version} não pode ser instalada aqui.',
  'Version {version} is being installed. The app reopens automatically.':
    'A versão {version} está sendo instalada. O aplicativo reabre automaticamente.',
  'Version {version} was not installed: {reason}.': 'A versão {version} não foi instalada: {reason}.',
  'its description is not signed by this service': 'a descrição dela não está assinada por este serviço',
  'its package has changed since it was checked': 'o pacote dela mudou desde que foi verificado',
  'its package is damaged': 'o pacote dela está danificado',
  'its content is not what the service has signed': 'o conteúdo dela não é o que o serviço assinou',
  'Stop trading first; then another version can be installed.':
    'Pare o trading primeiro; depois outra versão pode ser instalada.',
  'One trade is open. Wait until it has ended.': 'Há uma operação aberta. Espere ela terminar.',
  '{count} trades are open. Wait until they have ended.': 'Há {count} operações abertas. Espere elas terminarem.',
  'This license key is not valid. Check it, or make a new one in your account.':
    'Esta chave de licença não é válida. Confira-a ou crie uma nova na sua conta.',
  'That is not a license key.': 'Isso não é uma chave de licença.',
  'This license key has connected as many computers as it may. Remove one in your account first.':
    'Esta chave de licença já conectou todos os computadores que pode. Remova um primeiro na sua conta.',
  'Too many attempts. Wait a moment before the next one.': 'Tentativas demais. Espere um instante antes da próxima.',
  'the license key of this device was replaced, or the device was removed':
    'a chave de licença deste dispositivo foi substituída ou o dispositivo foi removido',
  'this device was signed out': 'este dispositivo saiu da conta',
  'That post shares no settings.': 'Essa publicação não compartilha configurações.',
  'There is no such post, or it was taken down.': 'Essa publicação não existe ou foi retirada.',
  'The site cannot be reached, so the post cannot be read. Paste the copied settings instead, or try again later.':
    'Não é possível contatar o site, então a publicação não pode ser lida. Cole as configurações copiadas ou tente mais tarde.',
  'The post could not be read: {reason}': 'A publicação não pôde ser lida: {reason}',
  'There is no chart to take these settings. Open {chart} in MetaTrader 5 with our expert advisor.':
    'Não há gráfico para receber estas configurações. Abra {chart} no MetaTrader 5 com o nosso expert advisor.',
  'None of your charts is {chart}. Open it in MetaTrader 5, or choose the chart that takes these settings.':
    'Nenhum dos seus gráficos é {chart}. Abra-o no MetaTrader 5 ou escolha o gráfico que recebe estas configurações.',
  'That chart is not open any more. Choose another one.': 'Esse gráfico não está mais aberto. Escolha outro.',
  'Something has changed meanwhile. Read the difference again.':
    'Algo mudou nesse meio-tempo. Leia a diferença de novo.',
  'There is nothing to change in the app.': 'Não há nada para mudar no aplicativo.',
  'Imported. The Alerts Log lists it, and it can be undone once.':
    'Importado. A aba Alertas mostra, e dá para desfazer uma vez.',
  'This import cannot be undone any more: it was undone, or the chart was changed after it.':
    'Esta importação não pode mais ser desfeita: já foi desfeita ou o gráfico mudou depois.',
  'The amount before the import is above your maximum amount now, so it is not brought back.':
    'O valor de antes da importação está agora acima do seu valor máximo, então não é recuperado.',
  'Undone. The chart is as it was before the import.': 'Desfeito. O gráfico está como antes da importação.',
  'Your plan does not include this indicator now.': 'Seu plano não inclui este indicador agora.',
  'Attach {name} to this chart in MetaTrader 5. Until then the chart trades the signals it has.':
    'Adicione {name} a este gráfico no MetaTrader 5. Até lá o gráfico opera os sinais que tem.',
  "Not taken over: these settings were shared for {timeframe}. A chart's timeframe is set in MetaTrader 5.":
    'Não adotado: estas configurações foram compartilhadas para {timeframe}. O período de um gráfico é escolhido no MetaTrader 5.',
  'Not taken over: these settings were shared for {pair}.':
    'Não adotado: estas configurações foram compartilhadas para {pair}.',
  'The chart takes a place of your plan, and its signals are traded once trading runs.':
    'O gráfico ocupa um lugar do seu plano, e os sinais dele são operados quando o trading está em andamento.',
  'On this chart that is {here}; it was shared for {there}.':
    'Neste gráfico são {here}; foi compartilhado para {there}.',
  '{share}% of the balance': '{share}% do saldo',
  'Not taken over: {shared} is a money plan and holds for every chart. Choose it under Money plan.':
    'Não adotado: {shared} é um plano de valores e vale para todos os gráficos. Escolha-o em Plano de valores.',
  'Not taken over: your money plan sets the amounts.': 'Não adotado: o seu plano de valores define os valores.',
  'Not taken over: it was shared in US dollars, and your account is in {currency}.':
    'Não adotado: foi compartilhado em dólares americanos, e a sua conta está em {currency}.',
  'Not taken over: {shared} is above your maximum amount of {most}.':
    'Não adotado: {shared} está acima do seu valor máximo de {most}.',
  '{shared} was shared. It is more than today, so it is taken over only if you say so below.':
    'Foi compartilhado {shared}. É mais do que hoje, então só é adotado se você disser abaixo.',
  'By your money plan': 'Segundo o seu plano de valores',
  Pair: 'Par',
  Timeframe: 'Período',
  Yes: 'Sim',
  No: 'Não',
  'Imported for {indicator}: {changes}.': 'Importado para {indicator}: {changes}.',
  'Import undone: {changes}.': 'Importação desfeita: {changes}.',
  'the chart was removed from favorites': 'o gráfico foi removido dos favoritos',
  'nothing has changed': 'nada mudou',
  'Paste copied settings or the address of a post first.':
    'Cole primeiro configurações copiadas ou o endereço de uma publicação.',
  'That is neither copied settings nor the address of a post.':
    'Isso não são configurações copiadas nem o endereço de uma publicação.',
  'The indicator of these settings is not in the library.': 'O indicador destas configurações não está na biblioteca.',
  'Only posts of {origin} can be read.': 'Só publicações de {origin} podem ser lidas.',
  'That address is not one of a community post.': 'Esse endereço não é de uma publicação da comunidade.',
  'These are not settings of the community.': 'Estas não são configurações da comunidade.',
  'The paper broker trades each chart as it is: there is nothing to choose.':
    'A corretora simulada opera cada gráfico como ele é: não há nada para escolher.',
  '{symbol} is automatic again.': '{symbol} está automático de novo.',
  'Saved. It holds from the next signal on.': 'Salvo. Vale a partir do próximo sinal.',
  'No chart of {symbol} is open. Open it in MetaTrader 5 first: only then is it known whether it is OTC.':
    'Nenhum gráfico de {symbol} está aberto. Abra-o primeiro no MetaTrader 5: só então se sabe se é OTC.',
  '{name} is not connected, so its assets are not known. Connect it under Broker, then choose again.':
    '{name} está sem conexão, então os ativos dela não são conhecidos. Conecte-a em Corretora e escolha de novo.',
  '{name} does not offer {asset} now. Choose another asset.': '{name} não oferece {asset} agora. Escolha outro ativo.',
  '{one} is OTC and {other} is not. OTC charts never trade other assets, nor the other way round.':
    '{one} é OTC e {other} não. Gráficos OTC nunca operam outros ativos, nem o contrário.',
  'This chart is closed. Open it in MetaTrader 5, then test again.':
    'Este gráfico está fechado. Abra-o no MetaTrader 5 e teste de novo.',
  'Open. A signal of this chart would trade it now. No order was placed.':
    'Aberto. Um sinal deste gráfico o operaria agora. Nenhuma ordem foi enviada.',
  'Open, but it pays {payout}%, and your minimum is {minimum}%. Wait for a better payout, or lower the minimum under Amount and limits.':
    'Aberto, mas paga {payout}%, e o seu mínimo é {minimum}%. Espere um payout melhor ou reduza o mínimo em Valor e limites.',
  'Open, but its price is farther from the chart’s than you allow. Check that both are the same market, or change the distance under Amount and limits.':
    'Aberto, mas o preço está mais longe do gráfico do que você permite. Confira se os dois são o mesmo mercado ou mude a distância em Valor e limites.',
  'Open, but its price is far from the chart’s: this may be another market. Choose the asset that the chart shows.':
    'Aberto, mas o preço está longe do gráfico: pode ser outro mercado. Escolha o ativo que o gráfico mostra.',
  'It is closed now, so signals of this chart are refused. Test again when it opens.':
    'Está fechado agora, então os sinais deste gráfico são recusados. Teste de novo quando abrir.',
  '{name} offers no trades of {minutes} min for it. Choose another expiry on the Charts tab, then test again.':
    '{name} não oferece operações de {minutes} min para ele. Escolha outro vencimento na aba Gráficos e teste de novo.',
  '{name} told no payout within {seconds} seconds. Test again in a moment.':
    '{name} não informou nenhum payout em {seconds} segundos. Teste de novo em um instante.',
  '{name} is not connected, so it cannot be asked. Connect it under Broker, then test again.':
    '{name} está sem conexão, então não pode ser consultada. Conecte-a em Corretora e teste de novo.',
  '{name} lists nothing under this name. Choose its asset in this row.':
    '{name} não tem nada com este nome. Escolha o ativo nesta linha.',
  'More than one asset of {name} fits this name. Choose the one that the chart shows.':
    'Mais de um ativo da {name} combina com este nome. Escolha o que o gráfico mostra.',
  'A custom symbol does not say what it is made of. Choose the OTC asset that the chart shows.':
    'Um símbolo personalizado não diz do que é feito. Escolha o ativo OTC que o gráfico mostra.',
  '{name} does not offer the chosen asset now. Choose another one, or Automatic.':
    '{name} não oferece agora o ativo escolhido. Escolha outro ou Automático.',
  'The chosen asset is OTC and the chart is not, or the other way round, so it is not traded. Choose another one, or Automatic.':
    'O ativo escolhido é OTC e o gráfico não, ou o contrário, então não é operado. Escolha outro ou Automático.',
  'That folder holds no MQL5 folder. In MetaTrader 5 choose File, Open Data Folder.':
    'Essa pasta não contém nenhuma pasta MQL5. No MetaTrader 5, escolha Arquivo, Abrir pasta de dados.',
  'This folder is not known. Look for it first.': 'Esta pasta não é conhecida. Procure-a primeiro.',
  'MetaEditor is still compiling. Wait until it is done.': 'O MetaEditor ainda está compilando. Espere ele terminar.',
  'There is no such indicator.': 'Esse indicador não existe.',
  'The files could not be written ({reason}). Close MetaEditor and try again.':
    'Os arquivos não puderam ser gravados ({reason}). Feche o MetaEditor e tente de novo.',
  'Compile with MetaEditor (F7).': 'Compile com o MetaEditor (F7).',
  'Binary options are banned or restricted in some countries. Check the rules where you live before you trade with real money.':
    'Opções binárias são proibidas ou restritas em alguns países. Confira as regras de onde você mora antes de operar com dinheiro real.',
  'Binary options are banned or restricted in some countries. Check the rules where you live before you trade.':
    'Opções binárias são proibidas ou restritas em alguns países. Confira as regras de onde você mora antes de operar.',
  'Binary options may not be offered to the public in your country, or only on registered exchanges. Trading with real money is locked for your account; paper and demo accounts stay open.':
    'No seu país, opções binárias não podem ser oferecidas ao público, ou só em bolsas registradas. Operar com dinheiro real está bloqueado na sua conta; contas simuladas e demo continuam abertas.',
  'Your account does not say where you live. Trading with real money is locked until you enter your country on the account page; paper and demo accounts stay open.':
    'A sua conta não diz onde você mora. Operar com dinheiro real está bloqueado até você informar o país na página da conta; contas simuladas e demo continuam abertas.',
  'Orders go to {name} through its official public interface, under its terms between you and {broker}. It can limit or end access. {countries}':
    'As ordens vão para {name} pela interface pública oficial, segundo os termos dela entre você e {broker}. Ela pode limitar ou encerrar o acesso. {countries}',
  '{name} offers no public interface for orders, and its terms may forbid automation. It can refuse a session or close an account. Read its terms before you connect, and decide for yourself. {countries}':
    '{name} não oferece interface pública para ordens, e os termos dela podem proibir a automação. Ela pode recusar uma sessão ou encerrar uma conta. Leia os termos antes de conectar e decida por si. {countries}',
  '{name} is ready: it is built from {basis}.': '{name} está pronta: ela se baseia em {basis}.',
  '{name} is a preview: the connection is built from {basis} and has never run against the real service.':
    '{name} é uma prévia: a conexão se baseia em {basis} e nunca foi testada com o serviço real.',
  'Paper broker': 'Corretora simulada',
  'candles of your own charts': 'as velas dos seus próprios gráficos',
  'public knowledge of its web client': 'o que se sabe publicamente do seu cliente web',
  'the documentation of its public interface': 'a documentação da sua interface pública',
  'No trades are reserved, so none are placed until it is back.':
    'Não há operações reservadas, então nenhuma é aberta até ele voltar.',
  'Trading continues without it until {time}; reports follow later.':
    'O trading continua sem ele até {time}; os relatórios seguem depois.',
  'One trade is reserved and may be placed until {time}; reports follow later.':
    'Há uma operação reservada que pode ser aberta até {time}; os relatórios seguem depois.',
  '{count} trades are reserved and may be placed until {time}; reports follow later.':
    'Há {count} operações reservadas que podem ser abertas até {time}; os relatórios seguem depois.',
  'Free Trial': 'Teste grátis',
  'Maximum amount': 'Valor máximo',
  'No order is ever larger.': 'Nenhuma ordem é maior que isso.',
  candles: 'velas',
  'Minimum payout': 'Payout mínimo',
  losses: 'perdas',
  'Daily goal': 'Meta diária',
  'Trading stops for the day when it is reached. Empty: no goal.':
    'O trading para nesse dia quando ela é atingida. Vazio: sem meta.',
  'Pause after a trade': 'Pausa depois de uma operação',
  'minutes, on its symbol': 'minutos, no símbolo dela',
  'Pause after a loss': 'Pausa depois de uma perda',
  'minutes, everywhere': 'minutos, em todos',
  'Own trades a day': 'Operações próprias por dia',
  'Open trades at once': 'Operações abertas ao mesmo tempo',
  'Distance of the prices': 'Distância dos preços',
  'hundredths of a percent': 'centésimos de um por cento',
  "How far the broker's price may be from the chart's. Empty: no limit.":
    'Quanto o preço da corretora pode se afastar do preço do gráfico. Vazio: sem limite.',
  'Not handled before': 'Não tratado antes',
  'The clock is right': 'O relógio está certo',
  'The app is new enough': 'O aplicativo é recente o bastante',
  'Trading runs': 'O trading está em andamento',
  'You agreed, where you are asked': 'Você concordou, onde é perguntado',
  'Within 2 seconds of the signal': 'Em até 2 segundos do sinal',
  'Of the last closed candle, or of the forming one where you want it':
    'Da última vela fechada, ou da que se forma onde você quer',
  'One direction per candle': 'Uma direção por vela',
  'Signed in with a plan': 'Conectado com um plano',
  'The chart is a favorite': 'O gráfico é favorito',
  'The indicator may trade': 'O indicador pode operar',
  'The direction is switched on': 'A direção está ativada',
  'Others agree, where you ask for it': 'Outros concordam, onde você pede',
  'Within trading hours': 'Dentro do horário de trading',
  'The broker offers it': 'A corretora oferece',
  'The broker’s price fits the chart’s': 'O preço da corretora combina com o do gráfico',
  'Fits the open trades': 'Combina com as operações abertas',
  'The money plan allows it': 'O plano de valores permite',
  'The amount is within limit and balance': 'O valor está dentro do limite e do saldo',
  'Your limits of the day': 'Seus limites do dia',
  'No pause after a trade': 'Sem pausa depois de uma operação',
  'Not too many orders at once': 'Não muitas ordens ao mesmo tempo',
  'A trade of the plan is left': 'Resta uma operação do plano',
  'No indicator with arrows is on the chart.': 'Nenhum indicador com setas está no gráfico.',
  'Several indicators on the chart could be the source of signals, so nothing is sent.':
    'Vários indicadores do gráfico poderiam ser a fonte dos sinais, então nada é enviado.',
  'It is not clear which buffers of the indicator hold the arrows, so nothing is sent.':
    'Não está claro quais buffers do indicador têm as setas, então nada é enviado.',
  'The indicators on the chart draw lines, not arrows, so nothing is sent.':
    'Os indicadores do gráfico desenham linhas, não setas, então nada é enviado.',
  'The indicators or the history of the chart are not ready yet.':
    'Os indicadores ou o histórico do gráfico ainda não estão prontos.',
  'The buffers of the indicator cannot be read.': 'Os buffers do indicador não podem ser lidos.',
  'The source that you have chosen is not on the chart, or has other inputs now.':
    'A fonte que você escolheu não está no gráfico ou tem agora outros parâmetros.',
  'The indicator needed more than 2 seconds for a candle, which was too late for a signal.':
    'O indicador precisou de mais de 2 segundos para uma vela, tarde demais para um sinal.',
  'A signal was not sent because the next candle did not follow at once.':
    'Um sinal não foi enviado porque a próxima vela não veio logo em seguida.',
  'A signal was not sent because several candles closed at once.':
    'Um sinal não foi enviado porque várias velas fecharam ao mesmo tempo.',
  'The terminal dropped something because this app read too slowly.':
    'O terminal descartou algo porque este aplicativo lia devagar demais.',
  'A signal was not sent because the terminal was not connected to this app.':
    'Um sinal não foi enviado porque o terminal não estava conectado a este aplicativo.',
  'An arrow that was sent before the close was gone when its candle had closed.':
    'Uma seta enviada antes do fechamento tinha sumido quando a vela fechou.',
  'The economic calendar of the terminal could not be read, so no event keeps trades back.':
    'O calendário econômico do terminal não pôde ser lido, então nenhum evento segura operações.',
  'A signal was not sent because its candle or its price cannot be right.':
    'Um sinal não foi enviado porque a sua vela ou o seu preço não podem estar certos.',
  '{broker}, Live': '{broker}, real',
  '{broker}, Demo': '{broker}, demo',
} as const satisfies Record<keyof typeof spanish, string>
