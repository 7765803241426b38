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
    'Prueba la regla de un indicador con tus propias velas, con vencimiento y pago de opciones binarias. Todo se calcula en tu navegador.',
  'Test a rule on candles and hear whether it does better than luck. The code that trades is the code that is tested. Everything is computed in this browser: no candle leaves it unless you send a proof, and no account is needed.':
    'Prueba una regla con velas y averigua si supera a la suerte. El código que opera es el código que se prueba. Todo se calcula en este navegador: ninguna vela sale de él salvo que envíes una prueba, y no hace falta tener cuenta.',
  'A first answer is below. No rule creates an edge on its own:':
    'Hay una primera respuesta abajo. Ninguna regla da ventaja por sí sola:',
  'how to judge one': 'cómo juzgar una',
  'The Strategy Lab computes in your browser and needs JavaScript.':
    'El laboratorio de estrategias calcula en tu navegador y necesita JavaScript.',
  'Charts by TradingView': 'Gráficos de TradingView',
  'The server runs the rule again on these candles and compares every trade. A proof that it has reproduced can go into a <post>post</post> with these settings. The candles are deleted afterwards.':
    'El servidor vuelve a aplicar la regla a estas velas y compara cada operación. Una prueba que ha reproducido puede ir en una <post>publicación</post> con estos ajustes. Las velas se borran después.',
  'Send the proof for a check': 'Enviar la prueba para que se compruebe',
  'Log in to send the proof': 'Inicia sesión para enviar la prueba',
  'You have sent as many proofs as one account may. You can send the next in {wait}.':
    'Has enviado tantas pruebas como puede enviar una cuenta. Podrás enviar la siguiente en {wait}.',
  'Sent. The server is running it …': 'Enviada. El servidor la está calculando…',
  'Reproduced: the server got the same trades.': 'Reproducida: el servidor ha obtenido las mismas operaciones.',
  'Signed, not run again: these candles are more than the server takes.':
    'Firmada, no vuelta a calcular: son más velas de las que admite el servidor.',
  'Refused.': 'Rechazada.',
} as const
