import { graceDays } from '../../../plan-texts.ts'
import type { ErrorExplanations, TranslatedContent } from '../../translated-content.ts'
import { refusalExplanations } from './refusal-explanations.data.ts'

/** Why an answer of the service comes, and what to do. */
const errorExplanations: ErrorExplanations = {
  invalid_input: {
    cause:
      'Um campo está vazio, é longo demais ou está escrito de um jeito que não pode estar certo, como um e-mail sem @. A mensagem cita cada campo; nada foi salvo. Para programas: a resposta lista nomes e motivos em fields.',
    fix: 'Corrija os campos marcados e envie o formulário de novo. O que você digitou continua lá.',
  },
  malformed_request: {
    cause:
      'O que chegou não era uma requisição completa: foi cortada no caminho, alterada por um proxy ou uma extensão ou, se veio de um programa, era JSON que não pode ser interpretado.',
    fix: 'Recarregue a página e tente mais uma vez. A partir de um programa, envie JSON válido com o tipo de conteúdo application/json.',
  },
  signed_out: {
    cause:
      'A chamada precisa saber quem você é, e a sua sessão terminou, foi encerrada em outro lugar ou o cookie dela foi apagado. Definir uma nova senha encerra todas as outras sessões. Um aplicativo para desktop vê isso quando o dispositivo dele foi removido.',
    fix: 'Entre de novo; você volta para onde estava. No aplicativo, entre outra vez com um código.',
  },
  wrong_credentials: {
    cause:
      'O e-mail e a senha não combinam. A mensagem é a mesma para um e-mail desconhecido e para uma senha errada, para que ninguém descubra quem tem uma conta.',
    fix: 'Verifique o Caps Lock e o e-mail. Se não resolver, entre com um código enviado ao seu e-mail ou defina uma nova senha em “Esqueci a senha”.',
  },
  wrong_code: {
    cause:
      'Os códigos têm seis dígitos, valem dez minutos e funcionam uma vez. Um código mais novo substitui o anterior, então só vale o último e-mail, e algumas tentativas erradas encerram um código.',
    fix: 'Peça um código novo e digite o do e-mail mais recente. Veja a pasta de spam se nenhum chegar. O código de um cadastro só funciona no navegador em que você criou a conta: se estiver em outro, crie a conta de novo lá.',
  },
  email_not_verified: {
    cause:
      'Você criou a conta, mas ninguém mostrou ainda que esse e-mail pode ser lido. A conta começa com essa prova, no navegador em que você a criou, para que ninguém possa abrir uma com o seu endereço.',
    fix: 'Digite o código do nosso e-mail na página de verificação, onde você também pode pedir que ele seja enviado de novo. Em outro navegador, ou depois de um dia, crie a conta mais uma vez.',
  },
  account_suspended: {
    cause:
      'A equipe suspendeu a conta, por exemplo depois de uma violação dos termos ou de um pagamento contestado. As sessões terminaram, o acesso é recusado e o aplicativo para desktop para de operar; as operações já abertas em uma corretora seguem até o fim e continuam sendo registradas. Suspensões nunca são escondidas da pessoa em questão.',
    fix: 'Escreva para o suporte a partir do e-mail da conta. Você recebe o motivo e fica sabendo se e quando a suspensão termina.',
  },
  token_refused: {
    cause:
      'Um programa chamou com um token de acesso que este site não conhece: foi digitado errado ou cortado, foi removido, chegou ao dia em que termina, ou a equipe encerrou a sessão da conta em toda parte.',
    fix: 'Crie um novo token em Security, na sua conta, e passe-o ao programa. O segredo dele é mostrado uma vez só.',
  },
  token_scope: {
    cause:
      'Um token de acesso tem as permissões escolhidas quando foi criado, e esta chamada precisa de outra. Muitas chamadas, como as que mudam a conta ou o plano, não aceitam token nenhum. A referência da API diz, para cada chamada, de qual permissão ela precisa.',
    fix: 'Crie um token com a permissão de que a chamada precisa. Um token não pode ser alterado.',
  },
  pause_only: {
    cause:
      'Um programa pediu para retomar as operações com um token de acesso. Tokens podem parar as operações e nunca iniciá-las, para que um token vazado não possa operar.',
    fix: 'Retome no painel ou no aplicativo, naquele computador.',
  },
  too_many_webhooks: {
    cause:
      'A conta tem todos os webhooks que pode ter, e cada um deles recebe uma chamada própria para tudo o que acontece. Webhooks desativados também contam, porque as últimas entregas deles são guardadas.',
    fix: 'Remova em Security, na sua conta, um webhook de que você não precisa mais, ou deixe um endereço repassar as chamadas aos seus outros programas.',
  },
  webhook_address: {
    cause:
      'O endereço de um webhook precisa ser um que todos possam alcançar por uma conexão criptografada. Endereços que começam com http, que trazem nome de usuário ou senha, ou que levam a um computador de uma rede privada são recusados, porque as chamadas do serviço poderiam abrir lá o que é fechado a estranhos.',
    fix: 'Informe um endereço que comece com https, com um nome ou um endereço da internet pública. Coloque no seu programa o que prova quem chama: ele verifica a assinatura de cada chamada.',
  },
  webhook_off: {
    cause:
      'No momento nada é enviado a este webhook. Ele foi desativado porque várias entregas seguidas não foram aceitas, embora cada uma tenha sido tentada por um dia, ou porque o programa dele respondeu que saiu do ar de vez.',
    fix: 'Veja as entregas em Security, na sua conta, para saber o que o seu programa respondeu. Conserte-o, ative o webhook e envie um teste.',
  },
  too_many_tokens: {
    cause:
      'A conta tem todos os tokens de acesso que pode ter, e cada um deles deixa alguém entrar. Tokens que terminaram não contam, nem os que foram removidos.',
    fix: 'Remova em Security, na sua conta, um token que nenhum programa usa mais; a lista diz quando cada um foi usado pela última vez.',
  },
  forbidden: {
    cause:
      'Você entrou, mas isto pertence a outra pessoa, ou precisa de um papel que a conta não tem, como o de administrador.',
    fix: 'Confira se você entrou com a conta certa. Se deveria ter acesso, pergunte a quem lhe deu o link.',
  },
  posting_suspended: {
    cause:
      'Um moderador concluiu que um texto seu viola as regras e suspendeu você de escrever. A mensagem diz o motivo e quando isso termina.',
    fix: 'Você ainda pode ler, e operar como antes. Se achar que é um engano, escreva para o suporte.',
  },
  posting_limited: {
    cause:
      'Há limites diários de publicações, respostas, curtidas, votos e denúncias, menores para contas novas, para que ninguém inunde a comunidade. O que foi excluído conta até o dia dele terminar.',
    fix: 'A mensagem diz o que está limitado. Espere um pouco ou continue amanhã; o texto fica no formulário.',
  },
  text_repeated: {
    cause:
      'As mesmas palavras foram publicadas nos últimos cinco minutos; maiúsculas, sinais e espaços não fazem diferença.',
    fix: 'Veja se já está lá. Se for outra publicação, escreva com outras palavras.',
  },
  already_sent: {
    cause:
      'O primeiro texto foi guardado, mas a conexão caiu antes de a resposta voltar a você. O texto do formulário foi alterado depois e enviado de novo como se fosse o mesmo. Nenhum dos dois é descartado ou colocado no lugar do outro sem você.',
    fix: 'Veja o primeiro texto na comunidade: o alterado continua no formulário. Edite lá o primeiro ou envie também o alterado.',
  },
  post_locked: {
    cause:
      'Um moderador fechou a publicação porque a conversa terminou ou saiu das regras. Ela continua legível e não aceita respostas nem alterações, nem mesmo do autor.',
    fix: 'Abra uma nova publicação se houver algo a acrescentar.',
  },
  passkey_refused: {
    cause:
      'A chave de acesso não é mais conhecida aqui, foi criada para outro endereço, não pediu a sua digital, o seu rosto ou o seu PIN, ou demorou mais de cinco minutos.',
    fix: 'Tente mais uma vez. Se não resolver, entre com a sua senha ou com um código de uso único, remova a chave de acesso em Security, na sua conta, e adicione-a de novo.',
  },
  oidc_unavailable: {
    cause:
      'Você quis continuar com outro serviço, como a conta da sua empresa, e esse serviço não pôde ser alcançado ou respondeu com uma falha. A sua conta aqui não é afetada.',
    fix: 'Tente daqui a pouco. Até ele responder, entre com a sua senha, com uma chave de acesso ou com um código de uso único que enviamos por e-mail.',
  },
  oidc_refused: {
    cause:
      'A resposta do outro serviço não pôde ser confirmada: já tinha sido usada, foi iniciada em outro navegador, foi alterada no caminho ou não está assinada por esse serviço. Alguém pode ter enviado a você um link que não era para você.',
    fix: 'Comece de novo pela página de acesso, em uma só aba. Se não resolver, entre de outra forma e escreva para o suporte.',
  },
  oidc_email_unverified: {
    cause:
      'O outro serviço diz qual e-mail você tem lá, e também que ninguém o verificou, ou não cita nenhum. Uma conta aqui começa com um e-mail verificado, para que ninguém abra uma com o seu endereço.',
    fix: 'Verifique o e-mail no outro serviço e continue com ele de novo, ou crie uma conta aqui com uma senha: nesse caso, nós mesmos verificamos o e-mail.',
  },
  account_not_linked: {
    cause:
      'Há uma conta com o e-mail que o outro serviço cita, e ela não aceita esse acesso: o próprio e-mail dela não está verificado, você desconectou o serviço na sua conta, ou a conta pertence a outra pessoa desse serviço.',
    fix: 'Entre com a sua senha, com uma chave de acesso ou com um código de uso único. Se você desconectou o serviço, conecte-o de novo em Security, na sua conta.',
  },
  second_factor_needed: {
    cause:
      'Administradores e moderadores provam quem são com uma chave de acesso ou um código de um aplicativo autenticador, além da senha. Esta sessão foi aberta sem nenhum deles, então pode fazer tudo o que um membro faz e nada que exija esse papel.',
    fix: 'Abra Security na sua conta e confirme lá com uma chave de acesso ou um código; adicione um antes, se não houver nenhum. Ou saia e entre com a chave de acesso.',
  },
  factor_link_needed: {
    cause:
      'Um administrador ou moderador configura a primeira chave de acesso ou o primeiro aplicativo autenticador por um link enviado por e-mail, ou impresso no console de um servidor sem e-mail. Só a senha não basta, porque quem a roubasse poderia configurar um fator próprio.',
    fix: 'Abra Security na sua conta, peça o link e abra-o em até 30 minutos no mesmo navegador. Depois, configure a chave de acesso ou o aplicativo em até 15 minutos.',
  },
  sign_in_again: {
    cause:
      'Publicar arquivos e movimentar dinheiro pedem um acesso dos últimos 15 minutos, para que ninguém faça isso em um navegador que ficou aberto.',
    fix: 'Entre de novo, ou confirme com uma chave de acesso ou um código em Security, na sua conta. Depois, repita o que fez; nada disso foi feito até agora.',
  },
  journal_full: {
    cause:
      'Um diário guarda 20.000 notas sobre dias e operações, e o seu já tem todas. Uma nota que existe ainda pode ser alterada; só uma nova é recusada. Nada do que você escreveu se perdeu.',
    fix: 'Abra no diário uma nota antiga, esvazie o texto e as etiquetas dela e salve: ela é removida. Depois, escreva a nova.',
  },
  foreign_origin: {
    cause:
      'Alterações só são aceitas das nossas próprias páginas. A requisição foi iniciada por outro site, ou a página foi aberta com outro nome que o oficial, por exemplo um endereço IP ou uma cópia traduzida, ou uma extensão remove a origem das requisições.',
    fix: 'Abra o site pelo endereço oficial e, se não resolver, tente sem extensões. Nada foi alterado.',
  },
  not_found: {
    cause:
      'O endereço está digitado errado, a coisa foi excluída ou pertence a outra pessoa: para estranhos, os dois casos parecem iguais de propósito. Um código de dispositivo desconhecido ou vencido também responde isto.',
    fix: 'Confira o endereço ou comece pela página que o lista. Se era um código de dispositivo, faça o aplicativo mostrar um novo.',
  },
  conflict: {
    cause:
      'A mesma coisa foi alterada duas vezes quase ao mesmo tempo: em outra aba, em outro computador ou por um clique duplo. A alteração posterior foi recusada, então nada foi sobrescrito.',
    fix: 'Recarregue para ver o estado atual e faça a sua alteração de novo, se ainda for necessária.',
  },
  trial_used: {
    cause:
      'O teste grátis é concedido uma vez por conta e caixa de correio. Grafias diferentes da mesma caixa, como com um sinal de mais, contam como a mesma, também depois de uma conta ser excluída.',
    fix: 'Escolha um plano ou uma licença de pagamento único na página de preços. Se você nunca teve um teste, escreva para o suporte.',
  },
  payment_confirming: {
    cause:
      'Você confirmou um pagamento para isto, nesta aba ou em outra, e o banco ou o provedor de pagamentos ainda trabalha nele. Um cartão leva segundos, alguns bancos levam mais. Até isso ser decidido, nenhum segundo formulário é aberto para a mesma coisa, para que ninguém pague duas vezes.',
    fix: 'Espere um momento: a página verifica de novo e mostra o resultado. Se o banco recusar, o formulário volta e nada foi cobrado.',
  },
  already_subscribed: {
    cause:
      'Um teste, uma assinatura ou uma licença está em vigor na conta, então outro teste não acrescentaria nada. Uma segunda aba ou um segundo clique no botão também terminam aqui, assim como um navegador que comprou a mesma coisa sem entrar; nada foi cobrado duas vezes.',
    fix: 'Abra o painel para ver o que está em vigor. Um plano maior ou menor é escolhido em Manage Subscription.',
  },
  no_entitlement: {
    cause: `Nada que permita operar está em vigor: o teste terminou, uma assinatura foi cancelada ou venceu, ou uma cobrança falhou e os ${graceDays} dias dela passaram. O aplicativo fica sabendo disso no próximo contato e recusa sinais a partir daí. O painel mostra o que a conta tinha e até quando.`,
    fix: 'Comece o teste grátis se a conta não o usou, escolha um plano ou regularize a cobrança que falhou em Manage Subscription. O aplicativo retoma no próximo contato conosco.',
  },
  limit_reached: {
    cause:
      'As operações do dia já foram distribuídas, a este computador ou a outros da conta. Blocos que outro computador reservou e não usou voltam quando ele fecha ou depois de alguns minutos. O dia de operações é um dia UTC.',
    fix: 'Espere o reinício, que a mensagem informa, feche o aplicativo em computadores que você não usa, ou escolha um plano com mais operações.',
  },
  lease_unknown: {
    cause:
      'O aplicativo informou operações reservadas que o nosso servidor não conhece para este dispositivo: ele foi removido e adicionado de novo, ou a pasta de dados dele vem de outro computador.',
    fix: 'Nada a fazer: o aplicativo descarta a reserva e pede uma nova. Se isso se repetir, saia do aplicativo e entre de novo.',
  },
  lease_closed: {
    cause:
      'Uma reserva foi devolvida e depois usada mais uma vez em um relatório, quase sempre porque a resposta à devolução se perdeu no caminho. As operações feitas são registradas de qualquer forma.',
    fix: 'Nada a fazer: o aplicativo pega uma nova reserva.',
  },
  lease_out_of_order: {
    cause:
      'Os relatórios sobre uma reserva são numerados, e um anterior chegou depois de um mais novo. Redes fazem isso; só o mais novo conta. Também aparece quando duas cópias de uma mesma pasta de dados estão em uso.',
    fix: 'Nada a fazer. Se isso se repetir, confira se a pasta de dados não foi copiada para um segundo computador.',
  },
  lease_overused: {
    cause:
      'Foram informadas mais operações do que as reservadas, como acontece quando uma cópia antiga da pasta de dados é restaurada ou o aplicativo foi alterado. O que foi devolvido não está mais reservado, então uma operação informada depois sob essa reserva conta como uma a mais. As operações são registradas e contam, porque aconteceram; nenhum computador da conta recebe mais naquele dia, e um e-mail avisa o dono.',
    fix: 'As operações são retomadas no próximo reinício. Não restaure a pasta de dados de uma cópia de segurança; entre de novo.',
  },
  change_used: {
    cause:
      'Durante o teste, um indicador fica instalado por vez. A primeira escolha é livre, e depois é permitida uma troca por dia de operações, que hoje já foi usada.',
    fix: 'Troque depois do reinício do dia seguinte, que o painel mostra no seu horário local, ou escolha um plano: todo plano usa todos os indicadores ao mesmo tempo.',
  },
  device_offline: {
    cause:
      'Os favoritos são guardados pelo aplicativo no seu computador, e o computador não estava conectado quando o painel pediu uma alteração. Nada é guardado para depois, para que nenhum gráfico comece a ser operado horas depois do seu pedido.',
    fix: 'Abra o aplicativo, espere o painel mostrar o computador como conectado e tente de novo.',
  },
  too_many_computers: {
    cause:
      'A conta tem todos os computadores que pode ter, para que uma senha roubada não possa conectar quantos quiser. Os que você não usa mais, ou que foram instalados de novo, contam até você removê-los.',
    fix: 'Remova em Account um computador que você não usa mais e aprove o novo outra vez.',
  },
  authorization_pending: {
    cause:
      'O aplicativo pergunta a cada poucos segundos se o acesso dele foi aprovado, e ainda não foi. Esta é a resposta normal até você agir, não uma falha.',
    fix: 'Digite na página do dispositivo o código que o aplicativo mostra e pressione Approve.',
  },
  slow_down: {
    cause:
      'Um programa perguntou pelo resultado do acesso dele com mais frequência do que o combinado. A cada vez, o intervalo cresce cinco segundos.',
    fix: 'Nada a fazer no nosso aplicativo. O seu próprio programa precisa esperar o intervalo que recebeu antes de perguntar de novo.',
  },
  access_denied: {
    cause:
      'Deny foi pressionado na página do dispositivo para este acesso; talvez o código, o nome do computador ou o endereço não parecessem certos. Ou você cancelou no outro serviço com o qual queria continuar.',
    fix: 'Comece o acesso de novo, no aplicativo ou na página de acesso, e aprove-o se era mesmo você.',
  },
  expired_token: {
    cause:
      'Um código de dispositivo vale alguns minutos, para que ninguém use um que ficou em uma tela. Este não foi aprovado a tempo. Um cadastro que vem de outro serviço espera uma hora, no navegador em que foi iniciado.',
    fix: 'Faça o aplicativo mostrar um novo código e digite-o na hora na página do dispositivo. Na página de acesso, continue com o outro serviço de novo.',
  },
  invalid_grant: {
    cause:
      'A credencial do aplicativo foi substituída, revogada ou usada duas vezes. Isso acontece quando o dispositivo foi removido no painel, quando a pasta de dados dele foi copiada para outro computador ou restaurada de uma cópia de segurança, ou depois de muito tempo sem contato.',
    fix: 'Entre de novo com um código. Se você não removeu nem copiou nada, veja a lista de dispositivos e defina uma nova senha.',
  },
  request_timeout: {
    cause:
      'A requisição começou e não chegou inteira a tempo: uma conexão que caiu, ou um programa que mantém uma conexão aberta sem enviar.',
    fix: 'Verifique a conexão e tente de novo. Um programa envia a requisição inteira de uma vez.',
  },
  headers_too_large: {
    cause:
      'O endereço e os cabeçalhos de uma requisição podem ter 16 kB juntos. Cookies de muitos outros serviços sob o mesmo endereço, ou um link muito longo, passam disso.',
    fix: 'Apague os cookies deste site ou abra-o em uma janela anônima; encurte o link.',
  },
  payload_too_large: {
    cause:
      'Um arquivo ou um texto é maior do que este lugar aceita. Envios aceitam arquivos ZIP de até 50 MB; os outros formulários aceitam bem menos.',
    fix: 'Envie um arquivo menor ou um texto mais curto. Um log pode ser cortado para os minutos em torno do problema.',
  },
  unsupported_media_type: {
    cause:
      'Este lugar espera outro tipo de conteúdo: envios aceitam só arquivos ZIP, julgados pelo que há neles e não pelo nome, e programas precisam enviar JSON.',
    fix: 'Compacte o arquivo como ZIP ou defina o tipo de conteúdo da sua requisição como application/json.',
  },
  archive_refused: {
    cause:
      'O arquivo é um ZIP, mas algo nele está quebrado, poderia prejudicar o computador em que é extraído ou parece diferente em programas diferentes: um caminho que sai da pasta, um link, uma entrada criptografada, dois nomes para um arquivo, bytes ocultos, um tamanho falso, um arquivo compactado dentro de outro, ou muito mais dados do que um pacote de verdade contém. A mensagem cita a primeira coisa encontrada e o que fazer.',
    fix: 'Faça o que a mensagem diz: quase sempre basta compactar a pasta de novo com um programa ZIP comum, sem senha e sem comentários, e enviar isso. O que foi publicado antes continua lá.',
  },
  rate_limited: {
    cause:
      'Houve tentativas demais em pouco tempo, do seu endereço ou para este e-mail. Senhas, códigos e e-mails têm limites estreitos, porque é por aí que começa quem tenta adivinhar. Um navegador ou uma conta começa no máximo 20 pagamentos por hora; continuar um que está aberto não conta. Em um escritório ou atrás de uma VPN, muitas pessoas compartilham um endereço.',
    fix: 'Espere o tempo que a mensagem informa e depois tente uma vez, com cuidado.',
  },
  internal: {
    cause:
      'Aconteceu do nosso lado algo que não previmos. Fica registrado no log junto com o número da requisição. Enquanto isso, as operações continuam com as que o aplicativo reservou.',
    fix: 'Tente de novo. Se não resolver, escreva para o suporte e inclua o número da requisição que está na mensagem: ele leva direto ao log.',
  },
  payments_unavailable: {
    cause:
      'O nosso servidor perguntou ao provedor de pagamentos e não recebeu nenhuma resposta útil. Nada foi cobrado de você nesta tentativa. Um teste que não pôde ser iniciado não é gasto.',
    fix: 'Tente daqui a um minuto: pressionar de novo conclui a mesma requisição e nunca faz uma segunda.',
  },
  portal_unavailable: {
    cause:
      "A página por trás de 'Manage Subscription' pertence ao provedor de pagamentos, e não pôde ser aberta agora. A sua assinatura não é afetada.",
    fix: 'Tente daqui a um minuto. Se não resolver, escreva para o suporte, e avise se uma data de renovação estiver próxima.',
  },
  starting: {
    cause:
      'O serviço está sendo iniciado ou atualizado, ou o banco de dados dele não responde por um momento. Ele se recupera sozinho assim que o banco de dados volta. O aplicativo continua operando com a reserva e informa depois.',
    fix: 'Espere alguns segundos e tente de novo. Se durar, a página de status diz o que sabemos.',
  },
  not_ready: {
    cause:
      'Só a verificação para balanceadores de carga responde isto, em /api/ready: o serviço está parando, ou o banco de dados ou o armazenamento dele não respondeu em um segundo. Eles são listados em fields.',
    fix: 'Nada a fazer do seu lado. Quem mantém o serviço encontra a causa no log.',
  },
  storage_full: {
    cause:
      'O disco do serviço tem espaço de menos, então ele recusa alterações em vez de perder alguma. Ler funciona. O aplicativo guarda os relatórios e os envia quando houver espaço de novo.',
    fix: 'Nada a fazer do seu lado. Tente mais tarde, e avise o suporte se durar mais de uma hora.',
  },
}

export const texts = {}

export const content: Pick<TranslatedContent, 'codeExplanations'> = {
  codeExplanations: { ...errorExplanations, ...refusalExplanations },
}
