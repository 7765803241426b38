import type { texts as spanish } from '../../es/lab/files.data.ts'

export const texts = {
  'Live against lab': 'A conta diante do laboratório',
  'Save a trading day as JSON in the desktop app and choose it here: each of its signals is compared with what this rule does on the candles above. Candles of the same terminal say the most.':
    'Salve um dia de trading como JSON no aplicativo para desktop e escolha-o aqui: cada um dos sinais dele é comparado com o que esta regra faz nas velas acima. As velas do mesmo terminal são as que mais dizem.',
  'Each signal of a trading day of this app beside what this rule does on the candles above. Recorded candles of the same chart say the most.':
    'Cada sinal de um dia de trading deste aplicativo ao lado do que esta regra faz nas velas acima. As velas gravadas do mesmo gráfico são as que mais dizem.',
  'A day of the desktop app': 'Um dia do aplicativo para desktop',
  'Choose a saved day, or drop it here': 'Escolha um dia salvo ou solte-o aqui',
  'It stays in this browser.': 'Ele não sai deste navegador.',
  'Trading day, UTC': 'Dia de trading, UTC',
  'Compare this day': 'Comparar este dia',
  'Comparing …': 'Comparando…',
  '{count} signals, {different} differences': 'Sinais: {count}; diferenças: {different}',
  'Signals of the day, table': 'Sinais do dia, tabela',
  'And {count} more.': 'E mais {count}.',
  'Candle, UTC': 'Vela, UTC',
  Difference: 'Diferença',
  App: 'Aplicativo',
  Lab: 'Laboratório',
  open: 'aberta',
  'The same': 'O mesmo',
  'The app had no such signal, or was not trading': 'O aplicativo não teve esse sinal, ou não estava operando',
  'The lab has no such signal on these candles': 'O laboratório não tem esse sinal nestas velas',
  'Another stake': 'Outro valor',
  'Another price at the broker': 'Outro preço na corretora',
  'Another payout at the broker': 'Outro payout na corretora',
  'Not ended when the day was saved': 'Não encerrada quando o dia foi salvo',
  'The app refused it: {reason}': 'O aplicativo recusou: {reason}',
  'The app refused it': 'O aplicativo recusou',
  'Check a proof': 'Verificar uma prova',
  'Choose a proof, or drop it here': 'Escolha uma prova ou solte-a aqui',
  'A proof that somebody saved here or on the command line is computed again on these candles.':
    'Uma prova que alguém salvou aqui ou na linha de comando é calculada de novo nestas velas.',
  'Computing {name} again …': 'Calculando {name} de novo…',
  'Reproduced: the same candles and the same rule give the same trades. Its maker counts {tries} tries and {opened} openings on them.':
    'Reproduzida: as mesmas velas e a mesma regra dão as mesmas operações. O autor dela conta {tries} tentativas e {opened} aberturas nelas.',
  'Not reproduced: the proof is of other candles than those chosen here.':
    'Não reproduzida: a prova é de outras velas, não das escolhidas aqui.',
  'Not reproduced: its rule trades something else on these candles than the proof says.':
    'Não reproduzida: nestas velas, a regra dela opera outra coisa que não o que a prova diz.',
  'Not reproduced: the trades are right, but something else was changed after the proof had been signed.':
    'Não reproduzida: as operações estão certas, mas outra coisa foi mudada depois que a prova foi assinada.',
  'A proof is a file with the rule, the fingerprint of all candles, the hash of every trade and both counts above. Anybody with the same candles can compute the result again from it, and one changed digit is found.':
    'Uma prova é um arquivo com a regra, a impressão digital de todas as velas, o hash de cada operação e as duas contagens acima. Qualquer pessoa com as mesmas velas pode calcular o resultado de novo a partir dela, e até um dígito mudado é notado.',
  'Save the proof': 'Salvar a prova',
  'Saved. Only this browser can sign as it did.': 'Salva. Só este navegador pode assinar como assinou.',
  'The proof was not made: this browser cannot sign files. Try another browser.':
    'A prova não foi criada: este navegador não consegue assinar arquivos. Tente outro navegador.',
  'Settings for the app': 'Configurações para o aplicativo',
  'Settings for {app}': 'Configurações para o {app}',
  'Paste them in the app under Settings, Import settings: it shows what would change before anything does.':
    'Cole-as no aplicativo, em Configurações, Importar configurações: ele mostra o que mudaria antes que algo mude.',
  'Set these in the app yourself, the file does not carry them: {left}.':
    'Ajuste você mesmo no aplicativo o que o arquivo não leva: {left}.',
  'the side of the signals': 'a direção dos sinais',
  'the stake plan': 'o plano de valores',
  'the hours': 'o horário',
  'the limits': 'os limites',
  'The verdict of this test: {verdict}. The settings are tested, not recommended.':
    'O veredito deste teste: {verdict}. As configurações foram testadas, não são recomendadas.',
  Setting: 'Configuração',
  'A fresh app': 'Aplicativo novo',
  Tested: 'Testado',
  'Copy settings': 'Copiar as configurações',
  'Save settings': 'Salvar as configurações',
  '{percent}\u00A0% of the balance': '{percent}\u00A0% do saldo',
} as const satisfies Record<keyof typeof spanish, string>
