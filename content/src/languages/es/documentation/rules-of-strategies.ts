import { figureBlock, heading, list, paragraph, strong } from '../../../block-factories.ts'
import type { Block } from '../../../blocks.ts'

const macd: readonly Block[] = [
  heading('macd-crossover', 'Cruce del MACD'),
  paragraph(
    'El MACD es la distancia entre una media rápida y una lenta del precio de cierre; la línea de señal es una media de esa distancia. Cuando las dos se cruzan, el impulso ha cambiado.',
  ),
  list(
    [strong('Compra:'), ' la línea del MACD cruza por encima de su línea de señal.'],
    [strong('Venta:'), ' cruza por debajo.'],
    [strong('Ajustes habituales:'), ' rápida 12, lenta 26, señal 9.'],
    [strong('Pensado para:'), ' tendencias que se reanudan tras una pausa, de M5 a M30.'],
    [strong('Falla cuando:'), ' el precio se mueve de lado; entonces las líneas se cruzan una y otra vez.'],
  ),
  figureBlock('rule-macd-crossover', 'La señal pertenece a la vela tras la cual las líneas se han cruzado.'),
]

const rsi: readonly Block[] = [
  heading('rsi-overbought-oversold', 'RSI sobrecompra/sobreventa'),
  paragraph(
    'El RSI compara las subidas recientes con las bajadas recientes en una escala de 0 a 100. Por debajo de 30 se considera que un mercado está sobrevendido, por encima de 70, sobrecomprado.',
  ),
  list(
    [strong('Compra:'), ' el RSI estaba por debajo de 30 y vuelve a cruzar por encima.'],
    [strong('Venta:'), ' el RSI estaba por encima de 70 y vuelve a cruzar por debajo.'],
    [strong('Ajustes habituales:'), ' período 14, límites 30 y 70.'],
    [strong('Pensado para:'), ' rangos en los que el precio oscila entre dos niveles.'],
    [
      strong('Falla cuando:'),
      ' una tendencia fuerte mantiene el RSI más allá del límite mucho tiempo. Por eso la señal espera el camino de vuelta.',
    ],
  ),
  figureBlock('rule-rsi-bounds', 'Llegar al límite no es señal; volver de él sí.'),
]

const average: readonly Block[] = [
  heading('moving-average-cross', 'Cruce de medias móviles'),
  paragraph(
    'Dos medias del precio de cierre, una corta y una larga. La corta sigue de cerca al precio, así que su orden muestra la dirección.',
  ),
  list(
    [strong('Compra:'), ' la media corta cruza por encima de la larga.'],
    [strong('Venta:'), ' cruza por debajo.'],
    [strong('Ajustes habituales:'), ' exponencial, 9 y 21.'],
    [strong('Pensado para:'), ' horas con una dirección clara, como las aperturas de Londres y Nueva York.'],
    [strong('Falla cuando:'), ' no hay dirección: cada pequeña onda produce un cruce.'],
  ),
  figureBlock('rule-average-cross', 'Visto durante una vela, un cruce puede desaparecer; visto a su cierre, no.'),
]

const levels: readonly Block[] = [
  heading('support-resistance', 'Soporte y resistencia'),
  paragraph(
    'Un máximo de giro es una vela cuyo máximo está por encima de los de sus vecinas a ambos lados; un mínimo de giro es lo contrario. Esos niveles están donde los compradores o los vendedores fueron antes más fuertes.',
  ),
  list(
    [
      strong('Compra:'),
      ' una vela cierra claramente por encima del último máximo de giro sin usar mientras la media larga sube.',
    ],
    [
      strong('Venta:'),
      ' una vela cierra claramente por debajo del último mínimo de giro sin usar mientras la media baja.',
    ],
    [strong('Ajustes habituales:'), ' cinco vecinas a cada lado, media de 50, una décima del rango medio como margen.'],
    [strong('Pensado para:'), ' sesiones con dirección, después de que el precio haya descansado bajo un nivel.'],
    [
      strong('Falla cuando:'),
      ' la ruptura es falsa y el precio retrocede. Un nivel se conoce solo cinco velas después de su pico; un indicador que lo marca antes ha mirado al futuro.',
    ],
  ),
  figureBlock(
    'rule-support-resistance',
    'Un nivel cuenta una sola vez: después de su ruptura no da una segunda señal.',
  ),
]

const bollinger: readonly Block[] = [
  heading('bollinger-breakout', 'Ruptura de Bollinger'),
  paragraph(
    'Las bandas están dos desviaciones típicas por encima y por debajo de una media. Son estrechas cuando el mercado está en calma y se ensanchan cuando se mueve.',
  ),
  list(
    [strong('Compra:'), ' tras un tramo en calma, una vela cierra por encima de la banda superior.'],
    [strong('Venta:'), ' cierra por debajo de la banda inferior.'],
    [strong('Ajustes habituales:'), ' período 20, anchura 2.'],
    [strong('Pensado para:'), ' la primera vela fuerte tras bandas estrechas.'],
    [
      strong('Falla cuando:'),
      ' las bandas ya son anchas; entonces un cierre fuera marca más a menudo el final de un movimiento que su comienzo.',
    ],
  ),
  figureBlock('rule-bollinger-breakout', 'Primero bandas estrechas, después el cierre fuera.'),
]

/** The five types of rules. */
export const rulesOfStrategies: readonly Block[] = [...macd, ...rsi, ...average, ...levels, ...bollinger]
