import type { texts as spanish } from '../../es/codes/errors.data.ts'

/** The list of the codes, and the page of one. */
export const texts = {
  'Error Codes': 'Códigos de erro',
  'Every code with its cause and its fix: answers of the service and signals that were not traded.':
    'Cada código com a causa e a solução: respostas do serviço e sinais que não foram operados.',
  'Every message has a code, and every code has a page with its cause and its fix. Not listed? <support>Ask support</support> and give the request id shown beside the message.':
    'Cada mensagem tem um código, e cada código tem uma página com a causa e a solução. Não está na lista? <support>Pergunte ao suporte</support> e informe o identificador da requisição que aparece ao lado da mensagem.',
  'Search codes': 'Buscar códigos',
  'On this page': 'Nesta página',
  '{count} code': '{count} código',
  '{count} codes': '{count} códigos',
  'No code has these words': 'Nenhum código tem estas palavras',
  'Try one word of the message, or <support>ask support</support>.':
    'Tente uma palavra da mensagem ou <support>pergunte ao suporte</support>.',
  'Signals that were not traded': 'Sinais que não foram operados',
  'Messages on this site and in the app': 'Mensagens neste site e no aplicativo',
  'Shown where you acted, with a request id that support can look up.':
    'Aparecem onde você agiu, com um identificador da requisição que o suporte pode consultar.',
  'For developers': 'Para desenvolvedores',
  'There is no such code.': 'Esse código não existe.',
  Cause: 'Causa',
  Fix: 'Solução',
  'Where you see it': 'Onde aparece',
  'HTTP status': 'Status HTTP',
  Troubleshooting: 'Solução de problemas',
  'Ask support': 'Perguntar ao suporte',
  'All codes': 'Todos os códigos',
  'In the message on the page or in the desktop app where you acted, with a request id that support can look up.':
    'Na mensagem da página ou do aplicativo para desktop onde você agiu, com um identificador da requisição que o suporte pode consultar.',
  'In the Alerts Log of the desktop app and under Recent Activity on the dashboard, beside the signal.':
    'Em Alertas, no aplicativo para desktop, e em Recent Activity, no painel, ao lado do sinal.',
  'Signal and candle': 'Sinal e vela',
  'Rules of the chart': 'Regras do gráfico',
  'Your limits and pauses': 'Seus limites e pausas',
  'Plan and daily limit': 'Plano e limite diário',
  'Market and broker': 'Mercado e corretora',
  'App and clock': 'Aplicativo e relógio',
  'Sign-in and security': 'Login e segurança',
  'Plan, payment, computers': 'Plano, pagamento e computadores',
  'Forms, posts and files': 'Formulários, posts e arquivos',
  'The service itself': 'O próprio serviço',
  'Too late, repeated, or not of the last closed candle.': 'Tarde demais, repetido ou não da última vela fechada.',
  'What you chose for the chart: sources, direction, payout.':
    'O que você escolheu para o gráfico: fontes, direção, payout.',
  'Your own caps, trading hours, news and pauses.': 'Seus próprios tetos, horários de trading, notícias e pausas.',
  'What the plan includes, and the trades reserved for the day.':
    'O que o plano inclui e as operações reservadas para o dia.',
  'Closed markets, symbols, balance and the connection.': 'Mercados fechados, símbolos, saldo e a conexão.',
  'The app is signed out or too old, or its clock is wrong.':
    'O aplicativo está sem login ou é antigo, ou seu relógio está errado.',
  'Passwords, passkeys, codes, and who may do what.': 'Senhas, chaves de acesso, códigos e quem pode fazer o quê.',
  'The trial, payments, limits and your computers.': 'O teste, os pagamentos, os limites e seus computadores.',
  'What you fill in, write or upload.': 'O que você preenche, escreve ou envia.',
  'Missing pages, too many requests, and faults on our side.':
    'Páginas que faltam, requisições demais e falhas do nosso lado.',
  'Answers that only programs meet.': 'Respostas que só programas encontram.',
  'Code, message or status': 'Código, mensagem ou status',
  'On its way to an order a signal passes these checks. The first that fails stops it: its code is in the Alerts Log of the desktop app and on the dashboard, and no order was sent.':
    'A caminho de uma ordem, um sinal passa por estas verificações. A primeira que falha o interrompe: o código dela está em Alertas, no aplicativo para desktop, e no painel, e nenhuma ordem foi enviada.',
  'A signal of your chart': 'Um sinal do seu gráfico',
  'The order goes to your broker': 'A ordem vai para a sua corretora',
  '{count} more': 'mais {count}',
} as const satisfies Record<keyof typeof spanish, string>
