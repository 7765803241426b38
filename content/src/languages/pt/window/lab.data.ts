import type { texts as spanish } from '../../es/window/lab.data.ts'

export const texts = {
  'Test a rule on the candles of your own charts and see whether it does better than luck. The code that trades is the code that is tested, in this window, while trading continues.':
    'Teste uma regra nas velas dos seus próprios gráficos e veja se ela supera a sorte. O código que opera é o código que é testado, nesta janela, enquanto o trading continua.',
  'These candles are not there any more.': 'Estas velas não existem mais.',
  'Reading what was recorded …': 'Lendo o que foi gravado…',
  'No candles are recorded now: {problem}. Trading is not affected.':
    'Nenhuma vela está sendo gravada agora: {problem}. O trading não é afetado.',
  'Nothing is recorded yet. The app keeps the closed candles of your favorites, with the past that MetaTrader 5 sends along, from two candles after a chart has connected. Simulated charts are left out.':
    'Ainda não há nada gravado. O aplicativo guarda as velas fechadas dos seus favoritos, com o passado que o MetaTrader 5 envia, a partir de duas velas depois que um gráfico se conecta. Gráficos simulados ficam de fora.',
  'Delete all recorded candles': 'Excluir todas as velas gravadas',
  '{name} of terminal {feed}': '{name} do terminal {feed}',
  '{count} candles, {from} to {to} UTC': '{count} velas, de {from} a {to} UTC',
  'Test on {title}': 'Testar em {title}',
  'Save {title}': 'Salvar {title}',
  Save: 'Salvar',
  'Delete {title}': 'Excluir {title}',
  Delete: 'Excluir',
  'No gaps': 'Sem lacunas',
  '1 gap, {missing} candles missing': '1 lacuna; velas que faltam: {missing}',
  '{gaps} gaps, {missing} candles missing': '{gaps} lacunas; velas que faltam: {missing}',
} as const satisfies Record<keyof typeof spanish, string>
