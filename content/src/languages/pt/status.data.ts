import type { texts as spanish } from '../es/status.data.ts'

/** The page of the status. What the service says of its parts is here by its sentences. */
export const texts = {
  'How each part of {brand} is doing right now, its last {days} days and past incidents.':
    'Como está cada parte da {brand} agora, os seus últimos {days} dias e os incidentes passados.',
  'Checked every minute, from inside the service: while all of it is off, there are no checks. Orders go from your own computer to the broker, so a fault here does not stop trades that your desktop app has already reserved.':
    'Verificado a cada minuto, de dentro do serviço: enquanto ele todo está desligado, não há verificações. As ordens vão do seu próprio computador à corretora, então uma falha aqui não para as operações que o seu aplicativo para desktop já reservou.',
  'Something is wrong and not listed here? <support>Write to support</support>.':
    'Algo está errado e não aparece aqui? <support>Escreva para o suporte</support>.',
  'Check again': 'Verificar de novo',
  'The live state needs JavaScript. Without it, <place>{path}</place> tells the same as text, in English.':
    'O estado ao vivo precisa de JavaScript. Sem ele, <place>{path}</place> diz o mesmo como texto, em inglês.',
  'The status could not be read.': 'Não foi possível ler o estado.',
  'Happening now': 'Acontecendo agora',
  'We can’t tell right now.': 'No momento não dá para saber.',
  'Checked at <time>{time}</time>': 'Verificado às <time>{time}</time>',
  'Past incidents': 'Incidentes passados',
  'The history could not be read.': 'Não foi possível ler o histórico.',
  'The team has reported no incident in the last {days} days.':
    'A equipe não informou nenhum incidente nos últimos {days} dias.',
  'Our service': 'O nosso serviço',
  Brokers: 'Corretoras',
  'No problem': 'Sem problemas',
  Degraded: 'Com problemas',
  Down: 'Fora do ar',
  Operational: 'Operacional',
  'Not set up': 'Não configurado',
  Preview: 'Prévia',
  'Planned work': 'Trabalho planejado',
  Outage: 'Interrupção',
  Investigating: 'Em investigação',
  'Cause found': 'Causa encontrada',
  'Fix in place': 'Correção aplicada',
  Resolved: 'Resolvido',
  'lasted {length}': 'durou {length}',
  '{count} days': '{count} dias',
  '{count} days ago': 'há {count} dias',
  Today: 'Hoje',
  'No checks yet': 'Ainda sem verificações',
  '{share} % up over 1 day': '{share} % disponível em 1 dia',
  '{share} % up over {count} days': '{share} % disponível em {count} dias',
  '{date}: not checked': '{date}: não verificado',
  '{date}: no problem in {looks} checks': '{date}: nenhum problema em {looks} verificações',
  '{date}: down in {down} of {looks} checks': '{date}: fora do ar em {down} de {looks} verificações',
  '{date}: degraded in {degraded} of {looks} checks': '{date}: com problemas em {degraded} de {looks} verificações',
  '{date}: down in {down}, degraded in {degraded} of {looks} checks':
    '{date}: fora do ar em {down}, com problemas em {degraded} de {looks} verificações',
  '{name}: not checked yet.': '{name}: ainda não verificado.',
  '{name}: no problem seen in the last {days} days.': '{name}: nenhum problema visto nos últimos {days} dias.',
  '{name}: problems on {count} of the last {days} days. {list}.':
    '{name}: problemas em {count} dos últimos {days} dias. {list}.',
  'Not set up here: {list}.': 'Não configurado aqui: {list}.',
  'Everything that is set up here is operational.': 'Tudo o que está configurado aqui funciona.',
  'All systems operational.': 'Todos os sistemas funcionam.',
  '{list} is not working right now.': 'Não está funcionando no momento: {list}.',
  '{list} are not working right now.': 'Não estão funcionando no momento: {list}.',
  '{list} is not working as usual.': 'Não está funcionando como de costume: {list}.',
  '{list} are not working as usual.': 'Não estão funcionando como de costume: {list}.',
  Database: 'Banco de dados',
  'Accounts, plans and trades.': 'Contas, planos e operações.',
  'Codes to sign in and answers to messages.': 'Códigos para entrar e respostas a mensagens.',
  Payments: 'Pagamentos',
  'The card payment provider.': 'O provedor de pagamentos com cartão.',
  'Payment events': 'Avisos de pagamento',
  'Events that the payment provider sends us.': 'Avisos que o provedor de pagamentos nos envia.',
  'Desktop app': 'Aplicativo para desktop',
  'What the download holds.': 'O que o download contém.',
  'Trades at the broker.': 'Operações na corretora.',
  'Practice trades without money.': 'Operações de prática sem dinheiro.',
  'Paper broker': 'Corretora simulada',
  'The database answers.': 'O banco de dados responde.',
  'The database does not answer.': 'O banco de dados não responde.',
  'No mail server is set up here: emails are kept, not sent.':
    'Nenhum servidor de e-mail está configurado aqui: os e-mails são guardados, não enviados.',
  'Emails wait until the database answers.': 'Os e-mails esperam até o banco de dados responder.',
  'Emails have not left for more than an hour.': 'Os e-mails não saem há mais de uma hora.',
  'Emails leave late at the moment.': 'Os e-mails estão saindo com atraso no momento.',
  'Many emails could not be delivered today.': 'Hoje muitos e-mails não puderam ser entregues.',
  'Emails leave as usual.': 'Os e-mails saem como sempre.',
  'The payment provider answers.': 'O provedor de pagamentos responde.',
  'Test mode: the payment simulator answers, and no card is charged.':
    'Modo de teste: o simulador de pagamentos responde, e nenhum cartão é cobrado.',
  'The payment service does not answer. Plans that run are not affected.':
    'O serviço de pagamentos não responde. Os planos ativos não são afetados.',
  'Payments are switched off here.': 'Os pagamentos estão desativados aqui.',
  'Payment events wait until the database answers.': 'Os avisos de pagamento esperam até o banco de dados responder.',
  'Payment events are refused at the moment; plans are checked every few minutes instead.':
    'Os avisos de pagamento estão sendo recusados no momento; em vez disso, os planos são verificados a cada poucos minutos.',
  'Payment events are handled late at the moment.':
    'Os avisos de pagamento estão sendo tratados com atraso no momento.',
  'Ready: no payment event has come yet.': 'Pronto: ainda não chegou nenhum aviso de pagamento.',
  'Payment events are handled as they come.': 'Os avisos de pagamento são tratados conforme chegam.',
  'What can be downloaded is known when the database answers.':
    'O que pode ser baixado será conhecido quando o banco de dados responder.',
  'The download holds a setup program for Windows.': 'O download contém um programa de instalação para Windows.',
  'The download holds the program for Windows.': 'O download contém o programa para Windows.',
  'The download holds the small package, which needs Node 24.':
    'O download contém o pacote pequeno, que precisa do Node 24.',
  'No package of the app can be downloaded.': 'Nenhum pacote do aplicativo pode ser baixado.',
  'Built into the desktop app: it runs on your own computer and needs no service of ours.':
    'Incluída no aplicativo para desktop: funciona no seu próprio computador e não precisa de nenhum serviço nosso.',
} as const satisfies Record<keyof typeof spanish, string>
