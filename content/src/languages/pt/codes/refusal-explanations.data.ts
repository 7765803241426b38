import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import type { RefusalExplanations } from '../../translated-content.ts'
import { sentences } from './code-sentences.data.ts'

const fixOf = (code: RefusalCode) => sentences.refusals[code].fix

/** Why a signal is not traded, and what to do. */
export const refusalExplanations: RefusalExplanations = {
  duplicate: {
    cause:
      'Um terminal repete o último sinal depois de se reconectar ou reiniciar, e dois gráficos do mesmo símbolo, período e indicador enviam o mesmo sinal. O aplicativo se lembra de cada sinal, também entre reinícios, e opera cada um só uma vez. O primeiro aparece em Alertas ou em Recent Activity um momento antes.',
    fix: fixOf('duplicate'),
  },
  clock_set_back: {
    cause:
      'O relógio do computador mostra um horário mais de um minuto antes de um que o aplicativo já viu. A idade dos sinais e o fim do dia de operações são julgados por este relógio, então o aplicativo para em vez de contar um dia duas vezes. Bateria descarregada, sistema com dupla inicialização ou uma mudança manual são as causas comuns. Quando o relógio estava adiantado e agora está certo, o relógio do site prova isso, e o aplicativo esquece o horário falso.',
    fix: 'No Windows, abra os ajustes de data e hora, ative o ajuste automático da hora e pressione sincronizar. As operações são retomadas assim que o aplicativo alcança o site e os dois relógios concordam; sem conexão, ele espera até o horário que viu.',
  },
  clock_differs: {
    cause:
      'O aplicativo compara o relógio deste computador com o do site e com o de uma corretora na internet, e um deles está a mais de 3 segundos de distância, sem contar o tempo que a resposta levou no caminho. A idade de um sinal, o fim de uma operação e o fim do dia são todos julgados por este relógio.',
    fix: 'No Windows, abra os ajustes de data e hora, ative o ajuste automático da hora e pressione sincronizar. O aplicativo verifica de novo a cada poucos segundos e opera assim que os relógios concordam.',
  },
  app_outdated: {
    cause:
      'O site indica a versão mais antiga do aplicativo que pode operar, e esta é anterior, em geral porque um erro nela poderia custar dinheiro. Ela mostra o estado, mantém o diário e informa as operações abertas, mas não envia nenhuma ordem. O aplicativo se lembra disso também sem conexão.',
    fix: `${fixOf('app_outdated')} Ajustes, diário e acesso continuam.`,
  },
  paused: {
    cause:
      'Alguém pressionou a pausa no painel ou no aplicativo, ou o aplicativo voltou de uma falha ou da suspensão e espera por você. Um disco que não aceita nada e um diário danificado também pausam, porque nenhuma ordem sai sem ter sido anotada antes; o aplicativo diz qual dos dois é. Uma pausa sobrevive a reinícios de propósito. As operações abertas seguem até o fim.',
    fix: 'Pressione retomar no painel ou no aplicativo quando quiser; antes, libere espaço se o disco estiver cheio. Os sinais que vieram durante a pausa não são operados depois.',
  },
  stale: {
    cause:
      'Mais de 2 segundos tinham passado desde que o expert advisor enviou o sinal. A idade é julgada na chegada e mais uma vez logo antes de a ordem sair, porque a essa altura o preço já se moveu. Processador ocupado, memória cheia, modo de suspensão ou um antivírus que lê a pasta de dados são as causas comuns; as barras de tempo em Recent Activity mostram se é um sinal ou se são todos.',
    fix: `${fixOf('stale')} Desative o modo de suspensão e não deixe o computador economizando energia enquanto você opera.`,
  },
  from_the_future: {
    cause:
      'O terminal e o aplicativo funcionam em um mesmo computador e compartilham o relógio, então um sinal não pode estar mais de um segundo adiantado. Isso acontece quando o relógio foi mudado com os dois em funcionamento, ou quando o terminal roda em uma máquina virtual com relógio próprio.',
    fix: `${fixOf('from_the_future')} Depois, reinicie o MetaTrader 5 e o aplicativo, os dois na mesma máquina.`,
  },
  old_candle: {
    cause:
      'Só a vela que acabou de fechar pode dar uma operação. Quando um gráfico é aberto, o período muda ou a conexão volta, o terminal carrega o histórico, e os indicadores marcam sinais nele. Esses são mostrados, nunca operados.',
    fix: `${fixOf('old_candle')} Se isso acontecer repetidamente em velas ao vivo, o indicador redesenha o passado: escolha um que decida em velas fechadas.`,
  },
  late_candle: {
    cause:
      'Uma vela fechada só é conhecida quando a próxima abre. Depois de um fim de semana, de uma pausa sem cotações ou de uma conexão perdida, isso é minutos ou dias mais tarde, então o preço não é mais aquele de que o sinal falava. O mesmo vale para a hora que o relógio do gráfico pula quando começa o horário de verão.',
    fix: fixOf('late_candle'),
  },
  no_chart_price: {
    cause:
      'Um sinal de fora não tem velas próprias, então o preço dele vem de um gráfico aberto do mesmo símbolo: o de período mais curto, e não mais antigo que duas das suas velas. Nenhum gráfico deste símbolo estava aberto, o mercado dele estava parado, ou a fonte chama o símbolo por outro nome que o do seu terminal. EURUSD e EURUSD-OTC são dois mercados; um sufixo depois de um ponto, como em EURUSD.m, não é considerado.',
    fix: `${fixOf('no_chart_price')} O gráfico não precisa ser favorito.`,
  },
  both_directions: {
    cause:
      'Os indicadores do gráfico, ou um indicador com duas setas, disseram compra e venda na mesma vela. Tomar qualquer uma seria adivinhar, então nenhuma é operada.',
    fix: `${fixOf('both_directions')} Se acontecer com frequência, use um indicador por gráfico.`,
  },
  not_signed_in: {
    cause:
      'O aplicativo não tem um acesso válido: é novo neste computador, o dispositivo dele foi removido no painel, ou o acesso foi substituído. Os sinais são registrados, mas sem uma conta não há plano com o qual operar.',
    fix: fixOf('not_signed_in'),
  },
  not_favorite: {
    cause:
      'O gráfico está conectado, mas não tem estrela, ou a estrela dele foi dada em outro período: um favorito é um símbolo junto com um período, então EURUSD em M1 e em M5 são dois. A lista de gráficos mostra quais têm estrela.',
    fix: fixOf('not_favorite'),
  },
  source_off: {
    cause:
      'Você adicionou esta fonte de sinais de fora e ela está desativada, ou foi removida enquanto o sinal dela estava a caminho. O que ela envia é recebido e listado, para você ver o que ela diz antes de confiar nela, e nada disso é operado.',
    fix: fixOf('source_off'),
  },
  chart_limit: {
    cause:
      'O gráfico é favorito, mas o número de gráficos do plano está ocupado pelos que estão acima dele na lista. O teste e os planos menores têm poucas vagas; o painel mostra quantas estão ocupadas nos gráficos vigiados.',
    fix: `${fixOf('chart_limit')} A ordem da lista decide quem tem vaga.`,
  },
  indicator_not_allowed: {
    cause:
      'O teste usa um indicador por vez, e este sinal vem de outro. A escolha pertence à conta, então a que foi feita em outro computador vale aqui um momento depois. A primeira é livre, depois é permitida uma troca por dia; o dia recomeça à meia-noite UTC. Todo plano pago e toda licença usam todos os indicadores ao mesmo tempo.',
    fix: 'Coloque o indicador escolhido neste gráfico, mude a escolha quando o dia permitir, ou escolha um plano.',
  },
  other_source: {
    cause:
      'Você escolheu no aplicativo a fonte dos sinais deste gráfico, e este sinal veio de outra: saiu antes de o gráfico ser avisado, de um gráfico que não alcança o canal do aplicativo e envia arquivos, ou de um Expert Advisor antigo demais para ser avisado.',
    fix: fixOf('other_source'),
  },
  indicator_repaints: {
    cause:
      'O expert advisor olha de novo as últimas 50 velas fechadas sempre que uma fecha. Em pelo menos três velas, este indicador retirou uma seta, virou-a ou a desenhou depois, embora os preços das velas não tivessem mudado. O que ele mostra do passado, então, não é o que mostrou a tempo de operar. O log do aplicativo nomeia cada uma dessas velas.',
    fix: `${fixOf('indicator_repaints')} Outros parâmetros contam como outro indicador. Para operá-lo mesmo assim, defina refuseRepainters como false em settings.json. Lá, stopsOnRepaint para antes um gráfico específico: quando mais de um dos seus últimos 20 sinais foi alterado.`,
  },
  direction_off: {
    cause:
      'O favorito está definido para operar só sinais de compra ou só de venda, e este aponta para o outro lado. O ajuste se chama direction e pertence a cada gráfico.',
    fix: fixOf('direction_off'),
  },
  before_close: {
    cause:
      'Um Expert Advisor olha uma vela que ainda está se formando só onde as regras do gráfico pedem isso. Este sinal veio de um que ainda não sabia que a entrada antes do fechamento tinha sido desativada.',
    fix: fixOf('before_close'),
  },
  not_confirmed: {
    cause:
      'O favorito pergunta a outros antes de operar: a confirmação dele é same_candle ou longer_timeframe. Com same_candle, outro indicador em um gráfico do mesmo símbolo e período precisa sinalizar o mesmo lado na mesma vela, e o segundo dos dois é operado. Com longer_timeframe, o último sinal do próximo período maior do símbolo precisa apontar para o mesmo lado. Os gráficos consultados não precisam ser favoritos. Depois de um início, nada se sabe até que eles tenham dado sinal.',
    fix: fixOf('not_confirmed'),
  },
  not_approved: {
    cause:
      'O favorito está definido para perguntar: o placing dele é ask. Um sinal que teria sido operado apareceu na janela e, até completar 2 segundos, ninguém pressionou Operar, ou alguém pressionou Pular. Uma ordem nunca é enviada depois disso, porque seria outra operação que a sinalizada pelo gráfico.',
    fix: fixOf('not_approved'),
  },
  outside_hours: {
    cause:
      'Você informou os dias e as horas em que opera, e este sinal veio em outro momento. As horas são as do fuso horário dos ajustes, no verão e no inverno; as que passam da meia-noite pertencem ao dia em que começam.',
    fix: `${fixOf('outside_hours')} Se o horário parecer errado, confira o fuso horário nos ajustes.`,
  },
  news_event: {
    cause:
      'Você escolheu não operar em torno de eventos do calendário econômico do seu próprio MetaTrader 5, e um com importância suficiente está a esses minutos antes ou depois deste sinal. Cada gráfico lê os eventos das duas moedas do seu símbolo; eventos sem hora exata, como feriados, não seguram nada. Nada é segurado enquanto o terminal não consegue ler o calendário.',
    fix: fixOf('news_event'),
  },
  news_blackout: {
    cause:
      'A lista de horários em torno de notícias dos seus ajustes contém este momento para este símbolo. É você quem escreve a lista; o aplicativo não traz calendário próprio.',
    fix: fixOf('news_blackout'),
  },
  broker_disconnected: {
    cause:
      'O aplicativo não tem uma sessão ativa com a corretora. A conexão com a internet caiu, a corretora encerrou a sessão depois de uma mudança de rede, VPN ou senha, ou a corretora está fora do ar. A barra de título do aplicativo e Ready to trade, no painel, mostram o estado. O sinal não é guardado para depois.',
    fix: 'Verifique a conexão com a internet. Se o aplicativo pedir, entre de novo na corretora na janela que ele abre.',
  },
  unknown_symbol: {
    cause:
      'O nome do símbolo no terminal não corresponde a nada que a corretora oferece, ou corresponde a mais de uma coisa. Terminais acrescentam terminações como .pro ou m, e os símbolos OTC são outro produto que os de mesmo nome. O aplicativo nunca adivinha qual deles é.',
    fix: `${fixOf('unknown_symbol')} O aplicativo o guarda para esta corretora, e o botão Test diz o que seria operado.`,
  },
  market_closed: {
    cause:
      'A corretora não aceita ordens deste símbolo agora: fim de semana, feriado, pausa diária ou parada por notícias. O terminal pode continuar desenhando velas de outra fonte.',
    fix: `${fixOf('market_closed')} Até lá pode haver símbolos OTC abertos, que são cotações feitas pela própria corretora.`,
  },
  low_payout: {
    cause:
      'A corretora ofereceu por este símbolo menos que o seu payout mínimo. Os payouts mudam a cada hora e caem em momentos calmos. Quanto menor o payout, mais operações você precisa ganhar para empatar: 1 / (1 + payout).',
    fix: fixOf('low_payout'),
  },
  account_off: {
    cause:
      'Um favorito pode indicar a conta em que as suas operações são abertas. Essa conta não está ativada agora, e o aplicativo nunca usa outra no lugar dela: qual conta perde um valor é uma decisão só sua.',
    fix: fixOf('account_off'),
  },
  other_currency: {
    cause:
      'Todas as contas que operam compartilham os seus limites, e limites são quantias de dinheiro. Quantias em duas moedas não podem ser somadas sem uma taxa de câmbio, então o aplicativo opera só com contas de uma moeda por vez: a da conta escolhida para todos os gráficos.',
    fix: fixOf('other_currency'),
  },
  broker_switched_off: {
    cause:
      'Quando uma corretora muda a página ou as regras dela de um modo que poderia custar dinheiro, a equipe a desativa para todos, com um motivo, até o aplicativo conhecer a mudança ou a corretora corrigi-la. O aplicativo fica sabendo em segundos e se lembra disso sem conexão. Ele continua conectado lá, para que as operações abertas sejam acompanhadas até o fim.',
    fix: `${fixOf('broker_switched_off')} As operações são retomadas quando a corretora volta a ser ativada.`,
  },
  broker_refused: {
    cause:
      'A ordem chegou à corretora, e a corretora a recusou por um motivo próprio: um valor fora dos limites dela, uma parada do símbolo, um limite da conta. Nenhuma operação foi aberta e nenhuma conta. O aplicativo guarda no log as palavras da corretora.',
    fix: fixOf('broker_refused'),
  },
  no_quote: {
    cause:
      'O payout de um símbolo vem da corretora e só é confiável enquanto é recente. Logo depois do início, de um gráfico novo ou de uma conexão perdida, ele ainda não está lá, então não foi possível verificar o payout mínimo.',
    fix: fixOf('no_quote'),
  },
  expiry_not_offered: {
    cause:
      'Uma operação termina depois do número de velas dos seus ajustes. A corretora oferece só algumas durações para cada símbolo, e esta não está entre elas.',
    fix: fixOf('expiry_not_offered'),
  },
  simulated_chart: {
    cause:
      'O sinal veio do terminal simulado, cujos preços são inventados ou gravados. Operá-los com cotações reais de uma corretora não significaria nada, então eles só chegam à conta simulada ou a uma corretora simulada.',
    fix: fixOf('simulated_chart'),
  },
  quote_gap: {
    cause:
      'No momento do sinal, o preço da própria corretora estava mais longe do preço do gráfico do que você permite: no início, 0,1%. Ou as notícias moveram o mercado em um instante, ou uma das duas fontes de preços parou, ou o gráfico e a corretora chamam mercados diferentes pelo mesmo nome. Uma operação a esse preço é outra que a pretendida pelo indicador. A conta simulada e a Deriv sempre informam o preço, a Pocket Option enquanto os preços dela chegam; sem um preço recente, nada é comparado.',
    fix: `${fixOf('quote_gap')} O limite é quoteGapMax em settings.json, em centésimos de ponto percentual; null o desativa.`,
  },
  order_unclear: {
    cause:
      'Uma ordem anterior deste símbolo foi enviada, mas a resposta nunca chegou, porque a conexão caiu ou o aplicativo foi encerrado naquele momento. Até a corretora dizer se ela existe, nada mais é operado no símbolo: do contrário, um sinal poderia virar duas ordens.',
    fix: `${fixOf('order_unclear')} Se continuar sem esclarecimento depois de a operação já dever ter terminado, veja o histórico da própria corretora.`,
  },
  opposite_open: {
    cause:
      'Há uma compra aberta no gráfico e o sinal diz venda, ou o contrário. Manter as duas perde a diferença entre o payout e o valor, então isso é recusado até você permitir.',
    fix: fixOf('opposite_open'),
  },
  open_limit: {
    cause:
      'Há tantas operações abertas ao mesmo tempo quantas os seus ajustes permitem. É um limite seu, não do plano; muitos gráficos com vencimentos longos o atingem primeiro.',
    fix: fixOf('open_limit'),
  },
  plan_waits: {
    cause:
      'Você ativou um plano de valores cujo próximo valor depende do último resultado, e ainda há uma operação aberta. Duas operações ao mesmo tempo arriscariam mais do que o pior caso que você confirmou, então o plano opera uma depois da outra, em todos os gráficos juntos.',
    fix: fixOf('plan_waits'),
  },
  plan_ended: {
    cause:
      'Tantas operações foram perdidas que o plano de valores está no fim da escada. Os valores dele e a chance de isso acontecer foram mostrados antes de o plano ser ativado. Ele não recomeça no mesmo dia de operações.',
    fix: `${fixOf('plan_ended')} Veja de novo o pior caso antes de continuar.`,
  },
  stake_limit: {
    cause:
      'O valor do favorito, ou o que resulta da porcentagem do saldo, é maior que o valor máximo dos seus ajustes. Esse teto está acima de todo o resto, para que um erro de digitação não faça mal.',
    fix: fixOf('stake_limit'),
  },
  low_balance: {
    cause:
      'O saldo que a corretora informa não cobre o valor, ou a corretora ainda não informou nenhum. Demo e real têm saldos próprios: confira qual conta o aplicativo mostra.',
    fix: `${fixOf('low_balance')} Um saldo demo normalmente pode ser recarregado no site da corretora.`,
  },
  own_trade_cap: {
    cause:
      'Você definiu no aplicativo um número de operações por dia, abaixo do número do plano, e ele acabou. Contam as operações de todas as contas, também demo e simulada. O dia é o dia de operações, que termina no reinício que o aplicativo mostra no seu horário local.',
    fix: `${fixOf('own_trade_cap')} Outro número vale assim que você o salva no aplicativo.`,
  },
  daily_loss: {
    cause:
      'Esta operação poderia ter levado o dia abaixo do seu limite de perda diária. Conta o resultado das operações terminadas hoje, os valores das operações abertas contam como se fossem perdidos, e também o valor desta: o limite vale aconteça o que acontecer. Só contam a conta e a moeda que operam agora: o que foi ganho em uma conta demo não abre espaço para uma perda de dinheiro real. Um limite menor que um valor recusa todas as operações. O dia é o dia UTC.',
    fix: `${fixOf('daily_loss')} Quando uma operação aberta é ganha, pode haver espaço de novo hoje. Um limite mais rígido vale assim que você o salva, um mais folgado, 24 horas depois.`,
  },
  losing_streak: {
    cause:
      'Você definiu quantas operações podem ser perdidas uma depois da outra, e hoje foram perdidas tantas seguidas na conta que opera agora. Um empate não conta nem zera a contagem. A parada fica pelo resto do dia de operações, também quando uma operação que ainda estava aberta é ganha.',
    fix: `${fixOf('losing_streak')} Um número mais rígido vale assim que você o salva, um mais folgado, 24 horas depois.`,
  },
  daily_profit: {
    cause:
      'As operações que terminaram hoje ganharam o que você definiu como meta do dia, neste momento ou mais cedo. A parada fica mesmo que operações que ainda estavam abertas tirem uma parte. Contam as operações do dia de operações na conta que opera agora; resultados de contas diferentes nunca são somados.',
    fix: `${fixOf('daily_profit')} Para continuar operando, esvazie a meta nos ajustes do aplicativo e salve.`,
  },
  source_limit: {
    cause:
      'Cada fonte de sinais de fora tem limites próprios, além dos que valem para tudo: um número de operações por dia e uma perda por dia. Os valores das operações abertas dela contam como perdidos, e também o valor desta, para que a perda valha aconteça o que acontecer. O dia é o dia UTC.',
    fix: `${fixOf('source_limit')} Outro limite vale assim que você o salva no aplicativo.`,
  },
  cool_down: {
    cause:
      'Você definiu uma pausa depois de cada operação, que vale para o símbolo dela, ou uma pausa depois de cada operação perdida, que vale para todos os símbolos. Este sinal veio antes de ela terminar. Ele não é guardado para depois.',
    fix: fixOf('cool_down'),
  },
  rate_limit: {
    cause:
      'Muitos gráficos deram sinal no mesmo segundo, como quando uma vela fecha em toda parte ao mesmo tempo, e teriam saído mais ordens do que os seus ajustes permitem em um segundo. Corretoras encerram sessões que enviam rápido demais, então o resto é recusado, não adiado.',
    fix: fixOf('rate_limit'),
  },
  daily_limit: {
    cause:
      'As operações automáticas do plano para este dia acabaram, em todos os seus computadores juntos. O dia termina à meia-noite UTC; o painel mostra esse momento no seu horário local. Operações manuais não contam para o limite diário.',
    fix: fixOf('daily_limit'),
  },
  trades_elsewhere: {
    cause:
      'As operações do dia não acabaram. Outro computador da sua conta reservou todas as que restam, para poder operar durante uma queda da conexão com a internet. Quando este pede, o outro devolve as que não usou assim que as tiver mantido por dez minutos, e os dois ficam com uma parte. Um aplicativo que é fechado devolve as operações na hora; um computador desligado ou sem conexão fica com elas até o fim do dia.',
    fix: fixOf('trades_elsewhere'),
  },
  live_locked: {
    cause:
      'O aplicativo está conectado a uma conta com dinheiro real, e o país da sua conta está na lista em que o dinheiro real é bloqueado, ou a sua conta não informa nenhum país. A lista contém países em que opções binárias não podem ser oferecidas ao público. Nada foi enviado à corretora.',
    fix: fixOf('live_locked'),
  },
  no_lease: {
    cause:
      'O aplicativo opera a partir de um bloco de operações que reserva antes no nosso servidor, e ainda não tem nenhum. Ele acabou de ser iniciado, a conexão com a internet caiu, ou o nosso servidor não responde.',
    fix: `${fixOf('no_lease')} A página de status diz se a causa está do nosso lado.`,
  },
  lease_invalid: {
    cause:
      'As operações reservadas trazem uma assinatura para este dispositivo e este dia, e a verificação dela falhou. Isso acontece quando a pasta de dados foi copiada de outro computador, quando o relógio está muito errado, ou quando o aplicativo fala com outro servidor que aquele em que você entrou.',
    fix: fixOf('lease_invalid'),
  },
  lease_expired: {
    cause:
      'As operações reservadas valem só para o dia de operações delas. O dia virou e o aplicativo não conseguiu reservar novas, quase sempre porque a conexão com a internet ou o nosso servidor não estava disponível. As operações de amanhã podem ser reservadas a partir de quatro horas antes da meia-noite UTC, então um aplicativo que fica conectado não vê isso.',
    fix: fixOf('lease_expired'),
  },
}
