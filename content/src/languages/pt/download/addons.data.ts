import type { texts as spanish } from '../../es/download/addons.data.ts'

/** The page of the add-ons. What each of them does is here by its English sentence. */
export const texts = {
  Download: 'Download',
  'Indicators on top of the library, included in every paid subscription.':
    'Indicadores além da biblioteca, incluídos em todas as assinaturas pagas.',
  'Indicators on top of the <library>library</library>, for every paid subscription. Their rules are our own definitions from standard building blocks.':
    'Indicadores além da <library>biblioteca</library>, para todas as assinaturas pagas. As regras são definições nossas, a partir de elementos comuns.',
  Category: 'Categoria',
  All: 'Todos',
  Momentum: 'Momentum',
  Trend: 'Tendência',
  Oscillator: 'Oscilador',
  Utility: 'Utilitário',
  'Your subscription includes all of them.': 'A sua assinatura inclui todos eles.',
  'Part of every paid subscription, from {price} a month': 'Parte de toda assinatura paga, a partir de {price} por mês',
  'Three steps put one onto a chart.': 'Em três passos ele está em um gráfico.',
  'PRO is any of them: {small}, {middle} or {large}. <plans>Compare the plans</plans>.':
    'PRO é qualquer uma delas: {small}, {middle} ou {large}. <plans>Compare os planos</plans>.',
  '1 of {most} indicators': '1 de {most} indicadores',
  '{count} of {most} indicators': '{count} de {most} indicadores',
  '{count} indicators': '{count} indicadores',
  '5x timeframe': 'Período 5x',
  Volatility: 'Volatilidade',
  'Bollinger band': 'Banda de Bollinger',
  'Average range': 'Intervalo médio',
  'Age of the last signal': 'Idade do último sinal',
  'After the download': 'Depois do download',
  'Each ZIP has the source, presets and a README with every input.':
    'Cada ZIP traz o código-fonte, predefinições e um README com todos os parâmetros.',
  'Copy it into MetaTrader 5': 'Copie para o MetaTrader 5',
  'Choose File, Open Data Folder, and copy the contents of MQL5 from the ZIP into the MQL5 folder that opens.':
    'Escolha File, Open Data Folder e copie o conteúdo de MQL5 do ZIP para a pasta MQL5 que se abre.',
  'Compile it': 'Compile',
  'Right-click compile.ps1 there and choose Run with PowerShell, or press F7 in MetaEditor.':
    'Clique com o botão direito em compile.ps1 e escolha Executar com o PowerShell, ou pressione F7 no MetaEditor.',
  'Drag it onto a chart': 'Arraste para um gráfico',
  'Refresh the Navigator first. The presets are under Load in the window of its inputs.':
    'Atualize o Navigator antes. As predefinições ficam em Load, na janela dos parâmetros.',
  'Return to Downloads': 'Voltar aos downloads',
  'Upgrade to PRO': 'Mudar para o PRO',
  'How to install them': 'Como instalá-los',
  'Your subscription could not be read': 'Não foi possível ler a sua assinatura',
  'Nothing has changed in your account.': 'Nada mudou na sua conta.',
  'No indicators found in this category.': 'Não há indicadores nesta categoria.',
  'Add-ons': 'Complementos',
  Version: 'Versão',
  Dated: 'Data',
  Size: 'Tamanho',
  'SHA-256<rest> of {name}</rest>': 'SHA-256<rest> de {name}</rest>',
  'SHA-256': 'SHA-256',
  'Copy SHA-256': 'Copiar o SHA-256',
  'Checking your subscription': 'Verificando a sua assinatura',
  'Comes with the next release': 'Chega com a próxima versão',
  'PRO Only': 'Só PRO',
  'BOSS plus two filters: the 5x timeframe must agree, and volatility must be neither too low nor too high. A panel counts the last 50 signals with their interval.':
    'BOSS com mais dois filtros: o período 5x precisa concordar, e a volatilidade não pode ser nem baixa demais nem alta demais. Um painel conta os últimos 50 sinais com o seu intervalo.',
  'Waits until the Bollinger band has been inside the average range for at least three candles and signals its release in the direction of the regression. Few signals, by design.':
    'Espera até a banda de Bollinger ficar pelo menos três velas dentro do intervalo médio e dá sinal quando ela se solta, na direção da regressão. Poucos sinais, de propósito.',
  'The distance of price from its long average, in average true ranges. Reversal mode signals the way back from ±2, trend mode the crossing of zero.':
    'A distância do preço até a sua média longa, em intervalos verdadeiros médios. O modo de reversão dá sinal na volta de ±2; o de tendência, no cruzamento do zero.',
  'Runs one rule of the library on up to 28 symbols and their timeframes, on closed candles only, and lists last signal, age and rank of the range. Warns of signals that are the same bet twice.':
    'Aplica uma regra da biblioteca a até 28 símbolos e seus períodos, só em velas fechadas, e mostra o último sinal, a idade dele e a posição no intervalo. Avisa sobre sinais que são duas vezes a mesma aposta.',
} as const satisfies Record<keyof typeof spanish, string>
