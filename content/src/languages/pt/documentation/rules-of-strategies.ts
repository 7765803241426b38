import { figureBlock, heading, list, paragraph, strong } from '../../../block-factories.ts'
import type { Block } from '../../../blocks.ts'

const macd: readonly Block[] = [
  heading('macd-crossover', 'Cruzamento do MACD'),
  paragraph(
    'O MACD é a distância entre uma média rápida e uma lenta do preço de fechamento; a linha de sinal é uma média dessa distância. Quando as duas se cruzam, o impulso virou.',
  ),
  list(
    [strong('Compra:'), ' a linha do MACD cruza para cima da linha de sinal.'],
    [strong('Venda:'), ' ela cruza para baixo.'],
    [strong('Ajustes comuns:'), ' rápida 12, lenta 26, sinal 9.'],
    [strong('Feito para:'), ' tendências que recomeçam depois de uma pausa, de M5 a M30.'],
    [strong('Falha quando:'), ' o preço anda de lado; então as linhas se cruzam repetidas vezes.'],
  ),
  figureBlock('rule-macd-crossover', 'O sinal pertence à vela depois da qual as linhas se cruzaram.'),
]

const rsi: readonly Block[] = [
  heading('rsi-overbought-oversold', 'RSI sobrecompra/sobrevenda'),
  paragraph(
    'O RSI compara as altas recentes com as quedas recentes em uma escala de 0 a 100. Abaixo de 30 um mercado é considerado sobrevendido, acima de 70, sobrecomprado.',
  ),
  list(
    [strong('Compra:'), ' o RSI estava abaixo de 30 e cruza de volta para cima.'],
    [strong('Venda:'), ' o RSI estava acima de 70 e cruza de volta para baixo.'],
    [strong('Ajustes comuns:'), ' período 14, limites 30 e 70.'],
    [strong('Feito para:'), ' faixas em que o preço oscila entre dois níveis.'],
    [
      strong('Falha quando:'),
      ' uma tendência forte mantém o RSI além do limite por muito tempo. Por isso o sinal espera o caminho de volta.',
    ],
  ),
  figureBlock('rule-rsi-bounds', 'Chegar ao limite não é sinal; voltar dele é.'),
]

const average: readonly Block[] = [
  heading('moving-average-cross', 'Cruzamento de médias móveis'),
  paragraph(
    'Duas médias do preço de fechamento, uma curta e uma longa. A curta segue o preço de perto, então a ordem das duas mostra a direção.',
  ),
  list(
    [strong('Compra:'), ' a média curta cruza para cima da longa.'],
    [strong('Venda:'), ' ela cruza para baixo.'],
    [strong('Ajustes comuns:'), ' exponencial, 9 e 21.'],
    [strong('Feito para:'), ' horas com direção clara, como as aberturas de Londres e Nova York.'],
    [strong('Falha quando:'), ' não há direção: cada pequena onda faz um cruzamento.'],
  ),
  figureBlock('rule-average-cross', 'Visto durante uma vela, um cruzamento pode sumir; visto no fechamento dela, não.'),
]

const levels: readonly Block[] = [
  heading('support-resistance', 'Suporte e resistência'),
  paragraph(
    'Um topo é uma vela cuja máxima está acima das máximas das vizinhas dos dois lados; um fundo é o contrário. Esses níveis ficam onde compradores ou vendedores foram mais fortes antes.',
  ),
  list(
    [strong('Compra:'), ' uma vela fecha claramente acima do último topo não usado enquanto a média longa sobe.'],
    [strong('Venda:'), ' uma vela fecha claramente abaixo do último fundo não usado enquanto a média cai.'],
    [strong('Ajustes comuns:'), ' cinco vizinhas de cada lado, média de 50, um décimo da amplitude média como margem.'],
    [strong('Feito para:'), ' sessões com direção, depois que o preço descansou sob um nível.'],
    [
      strong('Falha quando:'),
      ' o rompimento é falso e o preço volta. Um nível só é conhecido cinco velas depois do pico; um indicador que o marca antes olhou para o futuro.',
    ],
  ),
  figureBlock('rule-support-resistance', 'Um nível conta uma vez: depois do rompimento, não dá um segundo sinal.'),
]

const bollinger: readonly Block[] = [
  heading('bollinger-breakout', 'Rompimento de Bollinger'),
  paragraph(
    'As bandas ficam dois desvios-padrão acima e abaixo de uma média. São estreitas quando o mercado está calmo e se alargam quando ele se move.',
  ),
  list(
    [strong('Compra:'), ' depois de um trecho calmo, uma vela fecha acima da banda superior.'],
    [strong('Venda:'), ' ela fecha abaixo da banda inferior.'],
    [strong('Ajustes comuns:'), ' período 20, largura 2.'],
    [strong('Feito para:'), ' a primeira vela forte depois de bandas estreitas.'],
    [
      strong('Falha quando:'),
      ' as bandas já estão largas; então um fechamento fora marca mais vezes o fim de um movimento do que o começo.',
    ],
  ),
  figureBlock('rule-bollinger-breakout', 'Primeiro bandas estreitas, depois o fechamento fora.'),
]

/** The five types of rules. */
export const rulesOfStrategies: readonly Block[] = [...macd, ...rsi, ...average, ...levels, ...bollinger]
