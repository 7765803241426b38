import type { texts as spanish } from '../../es/community/feedback.data.ts'

/** The page of the feedback, beside what it shares with the support. */
export const texts = {
  'Tell the team of {brand} what works, what does not and what is missing.':
    'Conte à equipe da {brand} o que funciona, o que não funciona e o que falta.',
  'What works, what does not, what is missing. If you need an answer, <support>write to support</support> instead.':
    'O que funciona, o que não funciona, o que falta. Se você precisa de uma resposta, é melhor <support>escrever para o suporte</support>.',
  'Without an email we cannot answer you, and that is fine.': 'Sem um e-mail não podemos responder, e tudo bem.',
  'A bug is found sooner with what you expected beside what happened.':
    'Uma falha é encontrada mais cedo se você diz o que esperava e o que aconteceu.',
  'About you': 'Sobre você',
  'What happens next': 'O que acontece depois',
  'Sometimes another page is quicker': 'Às vezes outra página é mais rápida',
  'You need an answer': 'Você precisa de uma resposta',
  'Support answers by email and in the chat.': 'O suporte responde por e-mail e no chat.',
  'A message had a code': 'Uma mensagem tinha um código',
  'Each code has its cause and what to do.': 'Cada código tem sua causa e o que fazer.',
  'An idea to talk over': 'Uma ideia para conversar',
  'Other members read and answer in the community.': 'Outros membros leem e respondem na comunidade.',
  'You get a reference': 'Você recebe uma referência',
  'On this page at once, and by email if you leave one.': 'Nesta página na hora, e por e-mail se você informar um.',
  'The team reads every word': 'A equipe lê cada palavra',
  'Changes are listed': 'As mudanças são publicadas',
  'What we add, change and fix is in the <changes>changelog</changes>.':
    'O que adicionamos, alteramos e corrigimos está no <changes>registro de alterações</changes>.',
  'The team reads all of it. If you write to us about it, name this reference.':
    'A equipe lê tudo. Se nos escrever sobre isso, informe esta referência.',
  'See what has changed': 'Ver o que mudou',
  'Feedback Submitted': 'Opinião enviada',
  'Thank you. It is with the team.': 'Obrigado. Já está com a equipe.',
  'Feedback Received!': 'Opinião recebida!',
  'Submit Another Response': 'Enviar outra opinião',
  'Name (optional)': 'Nome (opcional)',
  'Email (optional)': 'E-mail (opcional)',
  'What is it about?': 'Do que se trata?',
  'How satisfied are you? (optional)': 'Você está satisfeito? (opcional)',
  'Your feedback': 'A sua opinião',
  'What did you expect?': 'O que você esperava?',
  Suggestion: 'Sugestão',
  Bug: 'Erro',
  'Feature request': 'Pedido de função',
  'My experience': 'Minha experiência',
  'Something else': 'Outra coisa',
  'Send feedback': 'Enviar a opinião',
  'Choose what it is about': 'Escolha do que se trata',
  'Select a rating, or leave it out': 'Escolha uma avaliação ou deixe sem marcar',
  'Write your feedback': 'Escreva a sua opinião',
  '{count} of {most} stars': '{count} de {most} estrelas',
  'Select a rating': 'Escolha uma avaliação',
  'Clear<rest> the rating</rest>': 'Limpar<rest> a avaliação</rest>',
} as const satisfies Record<keyof typeof spanish, string>
