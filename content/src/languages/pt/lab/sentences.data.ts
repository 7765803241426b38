import type { sentences as spanish } from '../../es/lab/sentences.data.ts'
import { sentences as verdicts } from '../window/core-verdicts.data.ts'

export const sentences = {
  ...verdicts,
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.':
    'Estes resultados se baseiam em resultados simulados ou hipotéticos, que têm certas limitações próprias. Ao contrário dos resultados de um histórico real, eles não representam operações reais. Além disso, como estas operações não foram executadas de fato, os resultados podem ter compensado de menos ou de mais o efeito, se houver, de certos fatores do mercado, como a falta de liquidez. Programas de trading simulados ou hipotéticos, em geral, também estão sujeitos ao fato de serem criados com a vantagem de conhecer o passado. Não se afirma que alguma conta terá, ou provavelmente terá, lucros ou perdas semelhantes aos mostrados aqui.',
  'There are no candles yet: drop a file first, or take the sample.':
    'Ainda não há velas: solte um arquivo primeiro, ou use a amostra.',
  'The file is larger than {size} MB.': 'O arquivo é maior que {size} MB.',
  'The worker has failed.': 'O processo de cálculo falhou.',
  '{app} recording': 'gravação do {app}',
  'Broker, follows New York (UTC+2, in summer +3)': 'Corretora, segue Nova York (UTC+2, no verão +3)',
  'New York (UTC−5, in summer −4)': 'Nova York (UTC−5, no verão −4)',
  'Follows New York, {hours} in winter': 'Segue Nova York, {hours} no inverno',
  'The file says it.': 'É o que o arquivo diz.',
  'HistData writes New York winter time all year.': 'O HistData escreve o horário de inverno de Nova York o ano todo.',
  'Dukascopy writes UTC.': 'A Dukascopy escreve UTC.',
  'TradingView writes UTC, or says its distance from it.':
    'O TradingView escreve UTC, ou diz a que distância dele está.',
  'There are too few weekends to tell the clock: taken as UTC.':
    'Há fins de semana de menos para saber o relógio: fica UTC.',
  'Guessed from the openings of the week, which are on Sunday 17:00 in New York.':
    'Deduzido das aberturas da semana, que são no domingo às 17:00 em Nova York.',
  'Row {row}: {problem}': 'Linha {row}: {problem}',
  'The candles have no timeframe between a minute and a day: most are another time apart.':
    'As velas não têm um período entre um minuto e um dia: a maioria está a outra distância.',
  'on this clock the time does not go forward: choose another time offset.':
    'com este relógio o tempo não avança: escolha outro.',
  'The recording is damaged: its beginning is wrong.': 'A gravação está danificada: o início dela está errado.',
  'The recording is damaged: its pieces are of different charts.':
    'A gravação está danificada: as partes dela são de gráficos diferentes.',
  'The recording has {count} candles; {least} are the fewest for a test.':
    'A gravação tem {count} velas; para um teste são necessárias pelo menos {least}.',
  'More than {count} candles.': 'Mais de {count} velas.',
  'The file is empty.': 'O arquivo está vazio.',
  'The file has {size} bytes; {most} are the most that can be read.':
    'O arquivo tem {size} bytes; podem ser lidos no máximo {most}.',
  'This is a ZIP archive or a spreadsheet: unpack it, or save it as CSV.':
    'É um arquivo ZIP ou uma planilha: descompacte-o, ou salve-a como CSV.',
  'This is a compressed file: unpack it first.': 'É um arquivo compactado: descompacte-o primeiro.',
  'The text is UTF-16 with the high byte first: save it as UTF-8.':
    'O texto é UTF-16 com o byte alto primeiro: salve-o como UTF-8.',
  'there is a byte that no text contains: the file is damaged, or no text.':
    'há um byte que nenhum texto contém: o arquivo está danificado ou não é texto.',
  'this is more than {count} candles.': 'são mais de {count} velas.',
  'The file has {count} whole candles; at least {least} are needed.':
    'O arquivo tem {count} velas completas; são necessárias pelo menos {least}.',
  'open {open} and close {close} are not between low {low} and high {high}.':
    'a abertura {open} e o fechamento {close} não estão entre a mínima {low} e a máxima {high}.',
  '{cells} columns, where the file begins with {first}.': '{cells} colunas, mas o arquivo começa com {first}.',
  '"{text}" is not a date and time like those above.': '“{text}” não é uma data e hora como as de cima.',
  '"{text}" is not at a whole minute.': '“{text}” não cai em um minuto exato.',
  'the price {price} has too many digits for {digits} decimals.':
    'o preço {price} tem dígitos demais para {digits} casas decimais.',
  '"{text}" is not a row of a candle file.': '“{text}” não é uma linha de um arquivo de velas.',
  'there is no header, and the columns are not those of HistData.':
    'não há cabeçalho, e as colunas não são as do HistData.',
  'the column "{name}" is missing in the header.': 'falta a coluna “{name}” no cabeçalho.',
  '"{text}" is not a date and time.': '“{text}” não é uma data e hora.',
  'the price "{text}" is not above zero.': 'o preço “{text}” não é maior que zero.',
  '"{text}" is not a number of at most {digits} digits.': '“{text}” não é um número de no máximo {digits} dígitos.',
  'the price {price} is not a whole number of points with {digits} decimals.':
    'o preço {price} não é um número inteiro de pontos com {digits} casas decimais.',
  'the same time as row {row}, with other prices.': 'a mesma hora da linha {row}, com outros preços.',
  'The packed file is damaged: its candles cannot be read.':
    'O arquivo empacotado está danificado: as velas dele não podem ser lidas.',
  'The packed file is damaged: its candles are not those that were saved.':
    'O arquivo empacotado está danificado: as velas dele não são as que foram salvas.',
  'The packed file is damaged: {what}.': 'O arquivo empacotado está danificado: {what}.',
  'its beginning is wrong': 'o início dele está errado',
  'its header is no JSON': 'o cabeçalho dele não é JSON',
  'its header is no object': 'o cabeçalho dele não é um objeto',
  'its source is wrong': 'a origem dele está errada',
  'its offset is wrong': 'o relógio dele está errado',
  'its {name} is wrong': 'o campo {name} dele está errado',
  'A trade of a search lasts {count} candles at most.': 'Uma operação de uma busca dura no máximo {count} velas.',
  '{size} combinations; {most} are the most.': 'São {size} combinações; o máximo é {most}.',
  'The grid has no combination.': 'A busca não tem nenhuma combinação.',
  '{name} must be between {minimum} and {maximum}, got {value}.':
    '{name}: deve estar entre {minimum} e {maximum}, e é {value}.',
  '{name} must be below {other}, got {value} and {limit}.':
    '{name}: deve ser menor que {other}, e são {value} e {limit}.',
  '{name} must be a number, got {value}.': '{name}: deve ser um número, e é {value}.',
  '{name} is not a parameter of this indicator.': '{name} não é um parâmetro deste indicador.',
  'The file is too large to be a proof of the lab.': 'O arquivo é grande demais para ser uma prova do laboratório.',
  'The file is no proof of the lab: it is no JSON.': 'O arquivo não é uma prova do laboratório: não é JSON.',
  'The file is no proof of the lab, or was made by another version.':
    'O arquivo não é uma prova do laboratório, ou foi feito por outra versão.',
  'The rule of this proof cannot be run: {problem}': 'A regra desta prova não pode ser executada: {problem}',
  'The file is no day of the desktop app: it is no JSON.':
    'O arquivo não é um dia do aplicativo para desktop: não é JSON.',
  'The file is no day of the desktop app: save one there, under Trades, as JSON.':
    'O arquivo não é um dia do aplicativo para desktop: salve um lá, em Operações, como JSON.',
  'The file names no day, such as 2026-11-25.': 'O arquivo não indica nenhum dia, por exemplo 2026-11-25.',
  'The day has no signal of {indicator} on {symbol} with this timeframe.':
    'O dia não tem nenhum sinal de {indicator} em {symbol} com este período.',
  'A trade of the file is damaged: save the day again.':
    'Uma operação do arquivo está danificada: salve o dia de novo.',
  'The app imports settings for {timeframes}.': 'O aplicativo importa configurações para {timeframes}.',
  'The candles are damaged: they are not those that were packed.':
    'As velas estão danificadas: não são as que foram empacotadas.',
  'The history is too long: up to {count} candles are run again here.':
    'O histórico é longo demais: aqui são calculadas de novo até {count} velas.',
  'The proof is of other candles than those that came with it.':
    'A prova é de outras velas, não das que vieram com ela.',
  'Its rule trades something else on these candles than the proof says.':
    'Nestas velas, a regra dela opera outra coisa que não o que a prova diz.',
  'Something in the proof was changed after it had been signed.':
    'Algo na prova foi mudado depois que ela foi assinada.',
  'Its rule cannot be run.': 'A regra dela não pode ser executada.',
  'It took longer than a minute to compute.': 'O cálculo levou mais de um minuto.',
  'It could not be computed here, also when tried again.': 'Não foi possível calcular aqui, nem tentando de novo.',
} as const satisfies Record<keyof typeof spanish, string>
