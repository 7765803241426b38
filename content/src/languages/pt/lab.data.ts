import type { texts as spanish } from '../es/lab.data.ts'
import { texts as plans } from './plans.data.ts'
import { texts as rules } from './lab/rules.data.ts'
import { texts as screens } from './lab/screens.data.ts'

export { sentences } from './lab/sentences.data.ts'

const risk =
  'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.' satisfies keyof typeof plans

/** The page of the Strategy Lab: its screens, and what the site says around them. */
export const texts = {
  ...screens,
  ...rules,
  [risk]: plans[risk],
  'Test the rule of an indicator on your own candles with binary expiry and payout. Everything is computed in your browser.':
    'Teste a regra de um indicador nas suas próprias velas, com vencimento e payout de opções binárias. Tudo é calculado no seu navegador.',
  'Test a rule on candles and hear whether it does better than luck. The code that trades is the code that is tested. Everything is computed in this browser: no candle leaves it unless you send a proof, and no account is needed.':
    'Teste uma regra em velas e saiba se ela supera a sorte. O código que opera é o código que é testado. Tudo é calculado neste navegador: nenhuma vela sai dele a menos que você envie uma prova, e não é preciso ter conta.',
  'A first answer is below. No rule creates an edge on its own:':
    'Há uma primeira resposta abaixo. Nenhuma regra cria vantagem por si só:',
  'how to judge one': 'como julgar uma',
  'The Strategy Lab computes in your browser and needs JavaScript.':
    'O laboratório de estratégias calcula no seu navegador e precisa de JavaScript.',
  'Charts by TradingView': 'Gráficos do TradingView',
  'The server runs the rule again on these candles and compares every trade. A proof that it has reproduced can go into a <post>post</post> with these settings. The candles are deleted afterwards.':
    'O servidor aplica a regra de novo a estas velas e compara cada operação. Uma prova que ele reproduziu pode entrar em uma <post>publicação</post> com estas configurações. As velas são apagadas depois.',
  'Send the proof for a check': 'Enviar a prova para verificação',
  'Log in to send the proof': 'Entre para enviar a prova',
  'You have sent as many proofs as one account may. You can send the next in {wait}.':
    'Você enviou tantas provas quanto uma conta pode. Você pode enviar a próxima em {wait}.',
  'Sent. The server is running it …': 'Enviada. O servidor está calculando…',
  'Reproduced: the server got the same trades.': 'Reproduzida: o servidor obteve as mesmas operações.',
  'Signed, not run again: these candles are more than the server takes.':
    'Assinada, não calculada de novo: são mais velas do que o servidor aceita.',
  'Refused.': 'Recusada.',
} as const satisfies Record<keyof typeof spanish, string>
