import type { texts as spanish } from '../es/mails.data.ts'

/** What mails say, and messages of the bot: their subjects, sentences, frame and buttons. */
export const texts = {
  'Your {brand} verification code': 'Seu código de verificação da {brand}',
  'Welcome to {brand}. Enter this code to verify your email:':
    'Boas-vindas à {brand}. Digite este código para verificar o seu e-mail:',
  'or open {page}': 'ou abra {page}',
  'The code is valid for {minutes} minutes. If you did not sign up, ignore this mail.':
    'O código vale por {minutes} minutos. Se você não criou uma conta, ignore este e-mail.',
  'Your {brand} sign-in code': 'Seu código para entrar na {brand}',
  'Enter this code to sign in:': 'Digite este código para entrar:',
  'The code is valid for {minutes} minutes. If you did not ask for it, ignore this mail; nobody can sign in without it.':
    'O código vale por {minutes} minutos. Se você não o pediu, ignore este e-mail; ninguém consegue entrar sem ele.',
  'Set a new {brand} password': 'Defina uma nova senha da {brand}',
  'Enter this code to set a new password:': 'Digite este código para definir uma nova senha:',
  'at {page}': 'em {page}',
  'The code is valid for {minutes} minutes. If you did not ask for it, your password stays as it is.':
    'O código vale por {minutes} minutos. Se você não o pediu, a sua senha continua como está.',
  'Your {brand} password was changed': 'A sua senha da {brand} foi alterada',
  'The password of your account was changed, and every other browser was signed out.':
    'A senha da sua conta foi alterada, e a sessão foi encerrada em todos os outros navegadores.',
  'If that was not you, set a new password at {password} and look at your computers at {devices}':
    'Se não foi você, defina uma nova senha em {password} e confira os seus computadores em {devices}',
  'A passkey was added to your {brand} account': 'Uma chave de acesso foi adicionada à sua conta da {brand}',
  'This passkey was added to your account and signs in to it:':
    'Esta chave de acesso foi adicionada à sua conta e dá acesso a ela:',
  'If that was not you, remove it at {security} and set a new password at {password}':
    'Se não foi você, remova-a em {security} e defina uma nova senha em {password}',
  'read your trades': 'ler as suas operações',
  'pause trading': 'pausar as operações',
  '{first} and {second}': '{first} e {second}',
  'An access token was made for your {brand} account': 'Um token de acesso foi criado para a sua conta da {brand}',
  'A program that has this access token may {rights}:': 'Um programa que tenha este token de acesso pode {rights}:',
  'If you did not make it, remove it at {security} and set a new password at {password}':
    'Se não foi você que o criou, remova-o em {security} e defina uma nova senha em {password}',
  'A passkey was removed from your {brand} account': 'Uma chave de acesso foi removida da sua conta da {brand}',
  'This passkey no longer signs in to your account:': 'Esta chave de acesso não dá mais acesso à sua conta:',
  'An authenticator app was added to your {brand} account':
    'Um aplicativo autenticador foi adicionado à sua conta da {brand}',
  'An authenticator app was set up for your account. Its codes confirm sessions from now on.':
    'Um aplicativo autenticador foi configurado para a sua conta. A partir de agora, os códigos dele confirmam as sessões.',
  'The authenticator app of your {brand} account was removed':
    'O aplicativo autenticador da sua conta da {brand} foi removido',
  'The authenticator app of your account was removed. Its codes confirm nothing any more.':
    'O aplicativo autenticador da sua conta foi removido. Os códigos dele não confirmam mais nada.',
  'Your {brand} account is connected to {name}': 'A sua conta da {brand} está conectada a {name}',
  'From now on, you can also log in to your account with {name}.':
    'A partir de agora, você também pode entrar na sua conta com {name}.',
  'Your {brand} account is no longer connected to {name}': 'A sua conta da {brand} não está mais conectada a {name}',
  '{name} no longer logs in to your account.': '{name} não serve mais para entrar na sua conta.',
  'If that was not you, set a new password at {password} and look at {security}':
    'Se não foi você, defina uma nova senha em {password} e confira a segurança da sua conta em {security}',
  'Set up the second factor of your {brand} account': 'Configure o segundo fator da sua conta da {brand}',
  'Open this link in the browser in which you are signed in:':
    'Abra este link no navegador em que você entrou na conta:',
  '{page}': '{page}',
  'It lets that session set up a passkey or an authenticator app, works once and is valid for {minutes} minutes.':
    'Ele permite que essa sessão configure uma chave de acesso ou um aplicativo autenticador, funciona uma única vez e vale por {minutes} minutos.',
  'If you did not ask for it, somebody has your password: set a new one on the page "Forgot password" at once.':
    'Se você não o pediu, alguém tem a sua senha: defina uma nova imediatamente na página "Esqueci a senha".',
  'Your {brand} account is deleted': 'A sua conta da {brand} foi excluída',
  'Your account is deleted. Subscriptions have ended and are not charged again, every browser and computer is signed out, and your trades, messages and personal details are erased. What the law makes us keep about payments no longer carries your name.':
    'A sua conta foi excluída. As assinaturas terminaram e não serão cobradas de novo, a sessão foi encerrada em todos os navegadores e computadores, e as suas operações, mensagens e dados pessoais foram apagados. O que a lei nos obriga a guardar sobre os pagamentos não traz mais o seu nome.',
  'If that was not you, write to {team}.': 'Se não foi você, escreva para {team}.',
  'You already have a {brand} account': 'Você já tem uma conta da {brand}',
  'Somebody, probably you, tried to sign up with this email. You already have an account: log in at {login} or set a new password at {password}':
    'Alguém, provavelmente você, tentou criar uma conta com este e-mail. Você já tem uma conta: entre em {login} ou defina uma nova senha em {password}',
  'Your {brand} license key was replaced': 'A sua chave de licença da {brand} foi substituída',
  'A new license key was made in your account, and the one before it stopped working.':
    'Uma nova chave de licença foi criada na sua conta, e a anterior deixou de funcionar.',
  '{first} {second}': '{first} {second}',
  'One computer that it had connected is signed out.':
    'A sessão de um computador que ela havia conectado foi encerrada.',
  '{count} computers that it had connected are signed out.':
    'A sessão de {count} computadores que ela havia conectado foi encerrada.',
  'If that was not you, set a new password at {password} and look at your browsers at {security}':
    'Se não foi você, defina uma nova senha em {password} e confira os seus navegadores em {security}',
  'A computer was connected with your {brand} license key':
    'Um computador foi conectado com a sua chave de licença da {brand}',
  'This computer was connected to your account with your license key and may place trades:':
    'Este computador foi conectado à sua conta com a sua chave de licença e pode abrir operações:',
  'If that was not you, make a new key at {licenses}: the old one stops, and so does every computer that it has connected.':
    'Se não foi você, crie uma nova chave em {licenses}: a antiga deixa de funcionar, e também todos os computadores que ela conectou.',
  'A webhook was added to your {brand} account': 'Um webhook foi adicionado à sua conta da {brand}',
  'From now on your trades, or what else was chosen, are reported to a program at {host}.':
    'A partir de agora, as suas operações, ou o que mais foi escolhido, são informadas a um programa em {host}.',
  'If you did not add it, remove it at {security} and set a new password at {password}':
    'Se não foi você que o adicionou, remova-o em {security} e defina uma nova senha em {password}',
  '{brand} support has your message ({reference})': 'O suporte da {brand} recebeu a sua mensagem ({reference})',
  'We have your message and answer by email within {hours} hours.':
    'Recebemos a sua mensagem e respondemos por e-mail em até {hours} horas.',
  '{brand} has your feedback ({reference})': 'A {brand} recebeu a sua opinião ({reference})',
  'Thank you. Your feedback is with the team; we write back when we have a question.':
    'Obrigado. A equipe recebeu a sua opinião; escrevemos de volta se tivermos alguma pergunta.',
  'Reference: {reference}': 'Referência: {reference}',
  'If you did not write to us, ignore this mail.': 'Se você não nos escreveu, ignore este e-mail.',
  'Answer: {page}': 'Responder: {page}',
  '{brand} support has answered you ({reference})': 'O suporte da {brand} respondeu a você ({reference})',
  'The {brand} team has answered in your chat:': 'A equipe da {brand} respondeu no seu chat:',
  'Continue in the same browser: {page}': 'Continue no mesmo navegador: {page}',
  '{actor} replied to your post': '{actor} respondeu à sua publicação',
  '{actor} replied to your post in the {brand} community:':
    '{actor} respondeu à sua publicação na comunidade da {brand}:',
  '{actor} mentioned you': '{actor} mencionou você',
  '{actor} mentioned you in the {brand} community:': '{actor} mencionou você na comunidade da {brand}:',
  'Read it and answer: {page}': 'Leia e responda: {page}',
  '{what} in the {brand} community.': '{what} na comunidade da {brand}.',
  'Reason: {reason}': 'Motivo: {reason}',
  'If you think that this is a mistake, write to us: {page}':
    'Se você acha que isto é um erro, escreva para nós: {page}',
  'Your post was hidden': 'A sua publicação foi ocultada',
  'Your post is shown': 'A sua publicação está visível',
  'Your reply was hidden': 'A sua resposta foi ocultada',
  'Your reply is shown': 'A sua resposta está visível',
  'A warning from the moderators': 'Um aviso dos moderadores',
  'You may not write until {until}': 'Você não pode escrever até {until}',
  'You may write again': 'Você pode escrever de novo',
  'Several people have reported this. It is hidden until a moderator has looked.':
    'Várias pessoas denunciaram isto. Fica oculto até um moderador verificar.',
  'on {moment}': 'em {moment}',
  '{title}.': '{title}.',
  'Look at it: {page}': 'Veja aqui: {page}',
  'The support team has answered you': 'A equipe de suporte respondeu a você',
  'You’ve used all of today’s trades': 'Você usou todas as operações de hoje',
  'Trading is paused and resumes {when}.': 'As operações estão em pausa e são retomadas {when}.',
  'Trading resumes after the next-day reset.': 'As operações são retomadas após o reinício do dia seguinte.',
  '{computer} can now trade with your account': '{computer} agora pode operar com a sua conta',
  'If that was not you, remove it.': 'Se não foi você, remova-o.',
  'The webhook to {host} was switched off': 'O webhook para {host} foi desativado',
  'It took none of the last deliveries. Repair it, then switch the webhook on.':
    'Não aceitou nenhuma das últimas entregas. Conserte-o e depois ative o webhook.',
  'The results of {symbol} weaken': 'Os resultados de {symbol} estão enfraquecendo',
  '{chart}: its last trades do worse than what it had shown. That may still be luck.':
    '{chart}: as últimas operações vão pior do que o que ele tinha mostrado. Ainda pode ser sorte.',
  'The results of {symbol} have broken': 'Os resultados de {symbol} não se sustentam mais',
  '{chart}: luck alone does not explain how much worse it does. It is being taken off the favorites, as you have chosen.':
    '{chart}: só a sorte não explica o quanto ele piorou. Ele está sendo retirado dos favoritos, como você escolheu.',
  '{chart}: luck alone does not explain how much worse it does. It still trades.':
    '{chart}: só a sorte não explica o quanto ele piorou. Ele continua operando.',
  '{computer} has gone offline': '{computer} ficou off-line',
  'It was trading. The last contact was {when}. It may be asleep, off or without internet. Open trades end at the broker as usual.':
    'Ele estava operando. O último contato foi {when}. Pode estar em suspensão, desligado ou sem internet. As operações abertas terminam na corretora como sempre.',
  'Many signals are refused on {computer}': 'Muitos sinais estão sendo recusados em {computer}',
  '{refused} of {signals} signals within an hour. Most common reason: {refusal}':
    '{refused} de {signals} sinais em uma hora. Motivo mais comum: {refusal}',
  'A limit of your own has stopped trading on {computer}': 'Um limite seu parou as operações em {computer}',
  '{refusal}': '{refusal}',
  'Your {brand} trades of the day are used up': 'As suas operações do dia na {brand} acabaram',
  'All {limit} automated trades of the day were placed. Trading is paused and resumes in {wait} ({moment}). Your dashboard shows the time where you are: {page}':
    'Todas as {limit} operações automáticas do dia foram abertas. As operações estão em pausa e são retomadas em {wait} ({moment}). O seu painel mostra o horário de onde você está: {page}',
  'Trades that you place at the broker yourself do not count. Plans with more trades: {page}':
    'As operações que você mesmo abre na corretora não contam. Planos com mais operações: {page}',
  'More {brand} trades were reported than were reserved':
    'Foram informadas mais operações da {brand} do que as reservadas',
  'On the trading day until {ends} a computer of your account reported more automated trades than it had reserved. The trades are recorded and count, and none of your computers gets more trades for that day. Trading resumes after that.':
    'No dia de operações que termina em {ends}, um computador da sua conta informou mais operações automáticas do que havia reservado. As operações ficam registradas e contam, e nenhum dos seus computadores recebe mais operações para esse dia. Depois disso, as operações são retomadas.',
  "This happens when an old copy of the app's data folder is put back, or when the app was changed. If you did neither, reply to this email.":
    'Isto acontece quando uma cópia antiga da pasta de dados do aplicativo é restaurada ou quando o aplicativo foi alterado. Se você não fez nenhuma das duas coisas, responda a este e-mail.',
  '1 unread notification at {brand}': '1 notificação não lida na {brand}',
  '{count} unread notifications at {brand}': '{count} notificações não lidas na {brand}',
  'More than {count} unread notifications at {brand}': 'Mais de {count} notificações não lidas na {brand}',
  'What you have not read yet:': 'O que você ainda não leu:',
  'All of it: {page}': 'Tudo: {page}',
  'Your {brand} receipt: {amount}': 'Seu recibo da {brand}: {amount}',
  'We have your payment. Thank you.': 'Recebemos o seu pagamento. Obrigado.',
  'For: {what}': 'Referente a: {what}',
  'Amount: {amount} (US dollars)': 'Valor: {amount} (dólares americanos)',
  'Date: {date}': 'Data: {date}',
  'Test mode: no card was charged.': 'Modo de teste: nenhum cartão foi cobrado.',
  'A purchase with your email: {subject}': 'Uma compra com o seu e-mail: {subject}',
  'What was bought waits under this email address. Sign up or log in with it at {page}, and it is in your account at once. If this was not you, write to us.':
    'O que foi comprado espera neste endereço de e-mail. Crie uma conta ou entre com ele em {page}, e estará na sua conta na hora. Se não foi você, escreva para nós.',
  'This is about a purchase that was made without an account and with this email address. If you have an account, nothing in it has changed.':
    'Trata-se de uma compra feita sem conta e com este endereço de e-mail. Se você tem uma conta, nada mudou nela.',
  'We give back a second payment: {amount}': 'Devolvemos um segundo pagamento: {amount}',
  'A {what} was paid for with your email address, and your account already has a plan of this kind. One is enough.':
    'Uma {what} foi paga com o seu endereço de e-mail, e a sua conta já tem um plano desse tipo. Um basta.',
  'We have ended the second one and give the whole payment of {amount} back to the card that paid it. Banks take 5 to 10 days. Nothing more is charged for it.':
    'Encerramos o segundo e devolvemos o pagamento inteiro de {amount} ao cartão que o pagou. Os bancos levam de 5 a 10 dias. Nada mais é cobrado por ele.',
  'What your account had before runs on unchanged.': 'O que a sua conta tinha antes continua sem alterações.',
  'You see the refund among your invoices: {page}': 'Você vê o reembolso entre as suas faturas: {page}',
  'The subscription ends on {moment} and is not charged again.':
    'A assinatura termina em {moment} e não será cobrada de novo.',
  "The next payment is due every month. To change or end the subscription, press 'Manage Subscription' at {page}.":
    'O próximo pagamento vence todo mês. Para alterar ou encerrar a assinatura, pressione "Manage Subscription" em {page}.',
  "The next payment is due on {moment}. To change or end the subscription, press 'Manage Subscription' at {page}.":
    'O próximo pagamento vence em {moment}. Para alterar ou encerrar a assinatura, pressione "Manage Subscription" em {page}.',
  'You have paid once; nothing more is charged. Your license key waits at {page}':
    'Você pagou uma vez; nada mais é cobrado. A sua chave de licença espera em {page}',
  'Your {brand} trial has started': 'O seu teste da {brand} começou',
  'Your free trial has started and ends after {days} days.': 'O seu teste grátis começou e termina após {days} dias.',
  'Your free trial has started and ends on {moment}.': 'O seu teste grátis começou e termina em {moment}.',
  'It gives you {trades} automated trades a day, {charts} charts and one indicator at a time.':
    'Ele dá a você {trades} operações automáticas por dia, {charts} gráficos e um indicador por vez.',
  'Without a card the trial ends and nothing is charged. With a saved card it continues as {plan}; cancel before the end and nothing is charged.':
    'Sem cartão, o teste termina e nada é cobrado. Com um cartão salvo, ele continua como {plan}; cancele antes do fim e nada é cobrado.',
  'The next step is the desktop app: {page}': 'O próximo passo é o aplicativo para desktop: {page}',
  'It runs on Windows. On any other computer or phone you can watch simulated charts: {page}':
    'O aplicativo roda no Windows. Em qualquer outro computador ou celular, você pode assistir a gráficos simulados: {page}',
  'You have cancelled, so nothing is charged. Automated trading stops then.':
    'Você cancelou, então nada é cobrado. O trading automático para nesse momento.',
  'No card is saved, so nothing is charged and automated trading stops then. To continue with {plan}, save a card first: {page}':
    'Nenhum cartão está salvo, então nada é cobrado e o trading automático para nesse momento. Para continuar com {plan}, salve antes um cartão: {page}',
  "A card is saved, so the trial continues as {plan}, which is charged then. Cancel before and nothing is charged: press 'Manage Subscription' at {page}.":
    'Um cartão está salvo, então o teste continua como {plan}, que é cobrada nesse momento. Cancele antes e nada é cobrado: pressione "Manage Subscription" em {page}.',
  'Your {brand} trial ends tomorrow': 'O seu teste da {brand} termina amanhã',
  'Your free trial ends on {moment}.': 'O seu teste grátis termina em {moment}.',
  'Your {brand} trial has ended': 'O seu teste da {brand} terminou',
  'Your free trial has ended. Nothing was charged, and it places no more trades.':
    'O seu teste grátis terminou. Nada foi cobrado, e ele não abre mais operações.',
  'To continue, choose a plan at {page}': 'Para continuar, escolha um plano em {page}',
  'Your {brand} payment failed': 'O seu pagamento da {brand} falhou',
  'We could not charge {plan}.': 'Não conseguimos cobrar {plan}.',
  "Your plan keeps working until {moment}. If no payment has succeeded by then, the plan's automated trading stops.":
    'O seu plano continua funcionando até {moment}. Se até lá nenhum pagamento for concluído, o trading automático do plano para.',
  "What to do: press 'Manage Subscription' at {page}, and use another card or one with enough funds.":
    'O que fazer: pressione "Manage Subscription" em {page} e use outro cartão ou um com saldo suficiente.',
  'Your {brand} subscription is cancelled': 'A sua assinatura da {brand} está cancelada',
  'As you asked, your {plan} ends on {moment}. Until then everything works as before.':
    'Como você pediu, a sua {plan} termina em {moment}. Até lá tudo funciona como antes.',
  "Nothing more is charged. If you change your mind before that day, press 'Manage Subscription' at {page}.":
    'Nada mais é cobrado. Se você mudar de ideia antes desse dia, pressione "Manage Subscription" em {page}.',
  'Your {brand} subscription has ended': 'A sua assinatura da {brand} terminou',
  'As you asked, your {plan} has ended. It is not charged again and places no more trades.':
    'Como você pediu, a sua {plan} terminou. Ela não será cobrada de novo e não abre mais operações.',
  'Your {plan} has ended because no payment succeeded. It is not charged again and places no more trades.':
    'A sua {plan} terminou porque nenhum pagamento foi concluído. Ela não será cobrada de novo e não abre mais operações.',
  'To come back, choose a plan at {page}': 'Para voltar, escolha um plano em {page}',
  'Questions? Write to {team}.': 'Dúvidas? Escreva para {team}.',
  Subscription: 'assinatura',
  '{name} subscription': 'assinatura {name}',
  '{name} license': 'licença {name}',
  'the {plan} at {price} a month': 'a {plan} por {price} por mês',
  'Unsubscribe from these emails: {url}': 'Deixar de receber estes e-mails: {url}',
  'Verify your email': 'Verificar o seu e-mail',
  'Set a new password': 'Definir uma nova senha',
  'Read the guides': 'Ler os guias',
  'See the plans': 'Ver os planos',
  'Save a card': 'Salvar um cartão',
  'Open your account': 'Abrir a sua conta',
  'See your notifications': 'Ver as suas notificações',
  'Open the dashboard': 'Abrir o painel',
  'Open the chat': 'Abrir o chat',
  'Open the community': 'Abrir a comunidade',
  'Open the console': 'Abrir o console',
  'Open {brand}': 'Abrir a {brand}',
} as const satisfies Record<keyof typeof spanish, string>
