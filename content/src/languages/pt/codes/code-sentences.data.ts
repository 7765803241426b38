import { accessTokensMax, computersPerAccountMax, webhooksMax } from '@stratomate/contracts/errors'
import type { CodeSentences } from '../../sentences-of.ts'

export const sentences: CodeSentences = {
  errors: {
    invalid_input: 'Algo do que foi enviado não é válido. Verifique os campos marcados.',
    malformed_request: 'Não foi possível ler a requisição.',
    signed_out: 'Entre na sua conta e tente de novo.',
    wrong_credentials: 'E-mail ou senha incorretos.',
    passkey_refused: 'Esta chave de acesso não foi aceita. Tente de novo ou entre de outra forma.',
    oidc_unavailable: 'O outro serviço não respondeu. Tente daqui a pouco ou entre de outra forma.',
    oidc_refused: 'Não foi possível confirmar esse acesso. Tente de novo ou entre de outra forma.',
    oidc_email_unverified:
      'O outro serviço não verificou o seu e-mail. Verifique-o lá ou crie uma conta aqui com uma senha.',
    account_not_linked: 'Uma conta com este e-mail não está conectada a esse acesso. Entre de outra forma.',
    wrong_code: 'Esse código está incorreto ou expirou. Confira-o ou toque em “Enviar um novo código”.',
    email_not_verified: 'Verifique primeiro o seu e-mail. Enviamos um código para você.',
    account_suspended: 'Esta conta está suspensa. Fale com o suporte para saber por quê.',
    token_refused: 'Este token de acesso não é válido. Crie um novo na sua conta.',
    token_scope: 'Este token de acesso não permite fazer isso. Crie na sua conta um que permita.',
    pause_only: 'Um token de acesso não pode retomar as operações. Retome no painel.',
    too_many_tokens: `Uma conta tem até ${accessTokensMax} tokens de acesso. Remova um e tente de novo.`,
    too_many_webhooks: `Uma conta tem até ${webhooksMax} webhooks. Remova um e tente de novo.`,
    webhook_address: 'Um webhook precisa de um endereço público que comece com https e não cite nenhum usuário.',
    webhook_off: 'Este webhook está desativado. Ative-o e tente de novo.',
    forbidden: 'Você não tem permissão para fazer isso.',
    second_factor_needed:
      'Isto precisa de uma chave de acesso ou de um código do autenticador. Confirme em Security, na sua conta.',
    factor_link_needed:
      'O seu primeiro segundo fator é configurado por um link enviado ao seu e-mail. Peça-o em Security, na sua conta.',
    sign_in_again: 'Você entrou há mais de 15 minutos. Entre de novo para fazer isso.',
    posting_suspended: 'No momento você não pode escrever na comunidade.',
    posting_limited: 'Você chegou ao limite por enquanto. Tente mais tarde.',
    text_repeated: 'Você publicou o mesmo texto há pouco.',
    already_sent:
      'O seu primeiro texto chegou. Este, já alterado, ainda não foi enviado: edite o primeiro, ou pressione de novo para enviar os dois.',
    post_locked: 'Um moderador fechou esta publicação. Ela não aceita alterações nem respostas.',
    journal_full: 'O seu diário já tem todas as notas que cabem. Remova algumas para escrever mais.',
    foreign_origin: 'Esta requisição veio de outro site e foi recusada.',
    not_found: 'Não há nada nesse endereço.',
    conflict: 'Algo mudou nesse meio-tempo. Recarregue e tente de novo.',
    trial_used: 'O seu teste grátis já foi usado.',
    payment_confirming:
      'O seu pagamento está sendo confirmado. Não há mais nada a pagar, e este formulário não cobra nada.',
    already_subscribed: 'Você já tem um plano ativo.',
    no_entitlement: 'Não há nenhum plano ativo nesta conta. Comece um teste ou assine.',
    limit_reached: 'O limite diário foi atingido. As operações são retomadas no próximo reinício.',
    lease_unknown: 'Esta reserva não é conhecida para este dispositivo.',
    lease_closed: 'Esta reserva já foi encerrada.',
    lease_out_of_order: 'Um relatório mais recente desta reserva já foi contado.',
    lease_overused: 'Foram informadas mais operações do que as reservadas, então não há mais para este dia.',
    change_used: 'O teste permite uma troca de indicador por dia. Tente amanhã.',
    device_offline: 'Este computador não está conectado. Abra o aplicativo nele e tente de novo.',
    too_many_computers: `Uma conta conecta até ${computersPerAccountMax} computadores. Remova um em Account e tente de novo.`,
    authorization_pending: 'O acesso ainda não foi aprovado.',
    slow_down: 'Perguntas frequentes demais. Espere um pouco mais entre as tentativas.',
    access_denied: 'O acesso foi negado.',
    expired_token: 'O acesso demorou demais. Comece de novo.',
    invalid_grant: 'Esta credencial não é mais válida. Entre de novo.',
    request_timeout: 'A requisição demorou demais para chegar.',
    headers_too_large: 'O endereço ou os cabeçalhos da requisição são longos demais.',
    payload_too_large: 'Isso é maior do que o permitido.',
    unsupported_media_type: 'Este tipo de conteúdo não é aceito aqui.',
    archive_refused: 'Este arquivo ZIP não pode ser publicado. Compacte de novo e tente outra vez.',
    rate_limited: 'Tentativas demais. Espere um momento e tente de novo.',
    internal: 'Algo deu errado do nosso lado. Tente de novo.',
    payments_unavailable: 'O serviço de pagamentos não respondeu. Tente de novo.',
    portal_unavailable: 'Não foi possível abrir o portal de gestão da assinatura',
    starting: 'O serviço está iniciando ou indisponível por um momento. Tente daqui a pouco.',
    not_ready: 'O serviço não atende chamadas no momento. Tente daqui a pouco.',
    storage_full: 'O serviço está sem espaço de armazenamento e não aceita alterações no momento.',
  },
  refusals: {
    duplicate: { sentence: 'Este sinal já tinha sido tratado.', fix: 'Nada a fazer: valeu o primeiro.' },
    stale: {
      sentence: 'O sinal tinha mais de 2 segundos.',
      fix: 'Feche os programas que deixam o computador lento ou vigie menos gráficos.',
    },
    from_the_future: {
      sentence: 'O sinal traz um horário adiantado em relação ao relógio deste computador.',
      fix: 'Deixe o computador ajustar o relógio automaticamente.',
    },
    old_candle: {
      sentence: 'O sinal pertence a uma vela que não é a última fechada.',
      fix: 'Nada a fazer: o histórico nunca é operado.',
    },
    no_chart_price: {
      sentence: 'Nenhum gráfico aberto tem um preço recente do símbolo que a fonte citou.',
      fix: 'Abra no MetaTrader 5 um gráfico deste símbolo com um indicador e deixe-o aberto.',
    },
    late_candle: {
      sentence: 'A vela seguinte não veio logo depois da vela do sinal.',
      fix: 'Nada a fazer depois de um fim de semana ou de uma pausa do mercado. Senão, verifique a conexão do MetaTrader 5.',
    },
    before_close: {
      sentence: 'O sinal veio antes de a vela fechar, e este gráfico espera o fechamento.',
      fix: 'Nada a fazer: o gráfico é avisado em um segundo. A entrada antes do fechamento é ativada em Regras, na linha dele.',
    },
    not_favorite: {
      sentence: 'Este gráfico não é favorito.',
      fix: 'Marque o gráfico com a estrela para operá-lo.',
    },
    source_off: {
      sentence: 'A fonte deste sinal está desativada.',
      fix: 'Ative-a nas configurações do aplicativo, em Sinais externos.',
    },
    chart_limit: {
      sentence: 'Todas as vagas de gráficos do plano estão ocupadas.',
      fix: 'Remova um favorito ou escolha um plano com mais gráficos.',
    },
    indicator_not_allowed: {
      sentence: 'O plano não inclui este indicador agora.',
      fix: 'O teste usa um indicador por vez, com uma troca por dia.',
    },
    other_source: {
      sentence: 'O sinal foi lido de outra forma que a escolhida por você para o gráfico.',
      fix: 'Espere um segundo até o gráfico adotar a sua escolha. Se continuar, instale o Expert Advisor atual.',
    },
    indicator_repaints: {
      sentence: 'O indicador muda depois as setas de velas já fechadas.',
      fix: 'Use um indicador que decida em velas fechadas e deixe as setas como estão.',
    },
    direction_off: {
      sentence: 'Esta direção está desativada para o gráfico.',
      fix: 'Mude o filtro de direção do favorito.',
    },
    not_confirmed: {
      sentence: 'A outra fonte ou o período maior não diz o mesmo.',
      fix: 'Nada a fazer: o gráfico espera uma concordância. Ou mude a confirmação do favorito.',
    },
    not_approved: {
      sentence: 'O favorito pergunta a você antes, e você não aprovou a tempo.',
      fix: 'Pressione Operar enquanto a pergunta aparece. Ou deixe o favorito operar na hora.',
    },
    both_directions: {
      sentence: 'A vela deu ao mesmo tempo um sinal de compra e um de venda.',
      fix: 'Nada a fazer: uma vela indefinida não é operada.',
    },
    opposite_open: {
      sentence: 'Há uma operação aberta na direção contrária neste gráfico.',
      fix: 'Espere ela terminar ou permita operações contrárias nos ajustes.',
    },
    open_limit: {
      sentence: 'O número máximo de operações abertas foi atingido.',
      fix: 'Espere uma terminar ou aumente o seu próprio limite.',
    },
    quote_gap: {
      sentence: 'O preço da corretora está longe demais do preço do gráfico.',
      fix: 'Verifique se o gráfico mostra o mercado que a corretora oferece e se os preços dele se movem.',
    },
    low_payout: {
      sentence: 'O payout está abaixo do seu mínimo.',
      fix: 'Espere um payout melhor ou reduza o mínimo.',
    },
    market_closed: { sentence: 'O mercado está fechado para este símbolo.', fix: 'Volte a operar quando abrir.' },
    unknown_symbol: {
      sentence: 'A corretora não oferece este símbolo.',
      fix: 'Escolha o ativo que o gráfico mostra em Configurações, Mapa de símbolos.',
    },
    low_balance: {
      sentence: 'O saldo na corretora é menor que o valor da operação.',
      fix: 'Reduza o valor ou adicione fundos.',
    },
    stake_limit: {
      sentence: 'O valor está acima do seu limite.',
      fix: 'Reduza o valor ou aumente o seu próprio limite.',
    },
    daily_limit: {
      sentence: 'O limite diário foi atingido.',
      fix: 'As operações são retomadas no próximo reinício, ou escolha um plano com mais operações.',
    },
    trades_elsewhere: {
      sentence: 'Outro computador desta conta está com as operações que restam hoje.',
      fix: 'Espere alguns minutos: ele as divide, e as operações são retomadas. Ou feche o aplicativo naquele computador.',
    },
    own_trade_cap: {
      sentence: 'O seu próprio número de operações para hoje foi atingido.',
      fix: 'As operações são retomadas amanhã.',
    },
    daily_loss: {
      sentence: 'O seu limite de perda diária foi atingido.',
      fix: 'As operações são retomadas amanhã.',
    },
    daily_profit: {
      sentence: 'A sua meta de ganho para hoje foi atingida.',
      fix: 'As operações são retomadas amanhã.',
    },
    losing_streak: {
      sentence: 'O seu número de perdas seguidas foi atingido.',
      fix: 'As operações são retomadas amanhã.',
    },
    plan_waits: {
      sentence: 'O plano de valores espera o resultado de uma operação aberta.',
      fix: 'Espere ela terminar ou opere com valores fixos.',
    },
    plan_ended: {
      sentence: 'O plano de valores chegou ao fim por hoje.',
      fix: 'O plano recomeça amanhã.',
    },
    source_limit: {
      sentence: 'O limite diário que você definiu para esta fonte foi atingido.',
      fix: 'Os sinais desta fonte voltam a ser operados amanhã.',
    },
    cool_down: {
      sentence: 'A pausa que você definiu depois de uma operação não terminou.',
      fix: 'Espere ela terminar ou encurte-a nos ajustes.',
    },
    outside_hours: {
      sentence: 'Isto está fora do seu horário de operação.',
      fix: 'As operações são retomadas no seu próximo horário.',
    },
    news_event: {
      sentence: 'Um evento do calendário econômico está próximo.',
      fix: 'Espere ele passar ou mude a importância e os minutos nos ajustes.',
    },
    news_blackout: {
      sentence: 'Você não opera este símbolo em torno deste horário.',
      fix: 'As operações são retomadas quando passa o tempo que você informou.',
    },
    paused: {
      sentence: 'As operações estão em pausa.',
      fix: 'Retome as operações quando quiser.',
    },
    app_outdated: {
      sentence: 'Esta versão do aplicativo é antiga demais para operar.',
      fix: 'Instale a versão mais nova pela página de download e abra o aplicativo de novo.',
    },
    not_signed_in: {
      sentence: 'O aplicativo para desktop não está conectado à sua conta.',
      fix: 'Digite na página /device o código que o aplicativo mostra.',
    },
    no_entitlement: {
      sentence: 'Não há nenhum plano ativo nesta conta.',
      fix: 'Comece o teste grátis ou assine.',
    },
    live_locked: {
      sentence: 'Operar com dinheiro real está bloqueado para o país desta conta.',
      fix: 'Opere em uma conta simulada ou demo, ou informe o seu país na página da conta se ele estiver faltando.',
    },
    no_lease: {
      sentence: 'Ainda não há operações reservadas no servidor.',
      fix: 'Verifique a conexão com a internet; o aplicativo continua pedindo.',
    },
    lease_invalid: {
      sentence: 'Não foi possível verificar as operações reservadas.',
      fix: 'Entre de novo. Se não resolver, fale com o suporte.',
    },
    lease_expired: {
      sentence: 'As operações reservadas terminaram com o dia delas.',
      fix: 'Verifique a conexão com a internet; o aplicativo pede novas.',
    },
    clock_set_back: {
      sentence: 'O relógio deste computador foi atrasado.',
      fix: 'Acerte a hora ou deixe o computador ajustá-la. As operações são retomadas quando o site concorda.',
    },
    clock_differs: {
      sentence: 'O relógio deste computador difere do relógio da corretora ou do site.',
      fix: 'Deixe o computador ajustar o relógio automaticamente. As operações são retomadas quando ele estiver certo.',
    },
    broker_disconnected: {
      sentence: 'A corretora não está conectada.',
      fix: 'Verifique a conexão com a corretora.',
    },
    broker_switched_off: {
      sentence: 'Esta corretora está desativada por enquanto.',
      fix: 'Leia o motivo nos ajustes do aplicativo, e espere ou escolha outra corretora.',
    },
    account_off: {
      sentence: 'A conta deste gráfico não está ativada.',
      fix: 'Ative-a em Configurações → Corretora ou escolha outra conta nas regras do gráfico.',
    },
    other_currency: {
      sentence: 'A conta deste gráfico tem outra moeda que a escolhida para todos os gráficos.',
      fix: 'Escolha uma conta da mesma moeda, para que os seus limites possam contar as duas.',
    },
    broker_refused: {
      sentence: 'A corretora não aceitou a ordem.',
      fix: 'Leia no log do aplicativo o que a corretora disse.',
    },
    no_quote: {
      sentence: 'A corretora ainda não enviou o payout deste símbolo.',
      fix: 'Nada a fazer: ele chega um momento depois de o gráfico aparecer.',
    },
    expiry_not_offered: {
      sentence: 'A corretora não oferece este vencimento para o símbolo.',
      fix: 'Escolha outro número de velas ou outro período.',
    },
    simulated_chart: {
      sentence: 'O gráfico é simulado, e sinais simulados nunca chegam a uma corretora real.',
      fix: 'Use um gráfico do seu próprio terminal ou a conta simulada.',
    },
    order_unclear: {
      sentence: 'Uma ordem anterior deste símbolo ainda não foi esclarecida.',
      fix: 'O aplicativo pergunta à corretora; nada é enviado duas vezes.',
    },
    rate_limit: {
      sentence: 'Ordens demais em um momento.',
      fix: 'Vigie menos gráficos ao mesmo tempo.',
    },
  },
}
