import type { texts as spanish } from '../es/support.data.ts'
import { supportContent } from './support-content.ts'

export const content = supportContent

/** The page of the support, with its form and its chat. */
export const texts = {
  'Answers to what people ask about {brand}, and people who answer the rest within 24 hours.':
    'Respostas ao que as pessoas perguntam sobre a {brand}, e gente que responde o resto em até 24 horas.',
  'Answers first. Everything else is in the <docs>documentation</docs>, or <write>one message</write> away.':
    'Primeiro, as respostas. Todo o resto está na <docs>documentação</docs>, ou a <write>uma mensagem</write> de distância.',
  'Frequently asked questions': 'Perguntas frequentes',
  'We answer within 24 hours.': 'Respondemos em até 24 horas.',
  'Is it only you?': 'É só com você?',
  'The <status>status page</status> says what works right now, and <codes>error codes</codes> say what to do.':
    'A <status>página de status</status> diz o que funciona agora, e os <codes>códigos de erro</codes> dizem o que fazer.',
  'Write to us': 'Escreva para nós',
  'A person reads it and answers by email. All fields are required.':
    'Uma pessoa lê e responde por e-mail. Todos os campos são obrigatórios.',
  'Never send a password, a one-time code or a card number.':
    'Nunca envie uma senha, um código de uso único ou um número de cartão.',
  'This form needs JavaScript. Without it, write to <address>us</address>.':
    'Este formulário precisa de JavaScript. Sem ele, escreva para <address>nós</address>.',
  Name: 'Nome',
  Topic: 'Tema',
  'General question': 'Pergunta geral',
  'Installation and updates': 'Instalação e atualizações',
  'Charts and trades': 'Gráficos e operações',
  'Plans and payments': 'Planos e pagamentos',
  'My account': 'Minha conta',
  Subject: 'Assunto',
  Message: 'Mensagem',
  'Send message': 'Enviar a mensagem',
  'Enter your name': 'Escreva o seu nome',
  'Say in a few words what it is about': 'Diga em poucas palavras do que se trata',
  'Write your message': 'Escreva a sua mensagem',
  'Answered on this page:': 'Com resposta nesta página:',
  'Message Sent!': 'Mensagem enviada!',
  'Your reference': 'A sua referência',
  'Copy reference': 'Copiar a referência',
  'We answer to <address>{email}</address> within 24 hours. If you write again, name this reference.':
    'Respondemos para <address>{email}</address> em até 24 horas. Se escrever de novo, informe esta referência.',
  'What you sent': 'O que você enviou',
  'Send Another Message': 'Enviar outra mensagem',
  'Live chat': 'Chat ao vivo',
  'Monday to Friday, 9:00 to 17:00 in Denver.': 'De segunda a sexta-feira, das 9:00 às 17:00 em Denver.',
  'Open until {to} your time.': 'Aberto até as {to} no seu horário.',
  '{from} to {to} your time, opens {day}.': 'Das {from} às {to} no seu horário, a partir de {day}.',
  '{from} to {to} your time, opens {when}.': 'Das {from} às {to} no seu horário; abre {when}.',
  'The team is away: the answer comes by email.': 'A equipe não está: a resposta vem por e-mail.',
  'The team is here and answers now.': 'A equipe está aqui e responde agora.',
  'Leave a message: the answer comes by email.': 'Deixe uma mensagem: a resposta vem por e-mail.',
  'What happened, and what you have tried so far.': 'O que aconteceu e o que você já tentou.',
  'Open now': 'Aberto agora',
  'Closed now': 'Fechado agora',
  'Opening the chat': 'Abrindo o chat',
  'Outside these hours the answer comes by email.': 'Fora desse horário, a resposta vem por e-mail.',
  'Start Chat': 'Iniciar o chat',
  'This chat has ended. It stays here for seven days.': 'Este chat terminou. Ele fica aqui por sete dias.',
  'Start a new chat': 'Iniciar um novo chat',
  'First name': 'Primeiro nome',
  'Email for answers': 'E-mail para as respostas',
  'Your question': 'A sua pergunta',
  Send: 'Enviar',
  'Write your question': 'Escreva a sua pergunta',
  'Answers appear here; when this page is closed, they go to <address>{email}</address>.':
    'As respostas aparecem aqui; com esta página fechada, vão para <address>{email}</address>.',
  'The team is away now. We’ll reply by email to <address>{email}</address> and here.':
    'A equipe não está agora. Responderemos por e-mail para <address>{email}</address> e aqui.',
  'Your message': 'A sua mensagem',
  'End chat': 'Encerrar o chat',
  Messages: 'Mensagens',
  You: 'Você',
  ', the team': ', da equipe',
  '{count} character too many': '{count} caractere a mais',
  '{count} characters too many': '{count} caracteres a mais',
  '{count} character left': 'Resta {count} caractere',
  '{count} characters left': 'Restam {count} caracteres',
  'Use at most {count} characters': 'Use no máximo {count} caracteres',
} as const satisfies Record<keyof typeof spanish, string>
