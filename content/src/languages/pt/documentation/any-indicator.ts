import { countedCandles, filledPercentMax, markedCandlesMax } from '@stratomate/contracts/terminal/source-frames'
import {
  code,
  control,
  figureBlock,
  heading,
  numbered,
  paragraph,
  step,
  strong,
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import type { Block } from '../../../blocks.ts'
import { texts as charts } from '../window/charts.data.ts'
import { texts as window } from '../window/shell.data.ts'

/** How the signals of an indicator that is not one of ours are read. */
export const anyIndicator: readonly Block[] = [
  heading('any-indicator', 'Qualquer indicador'),
  paragraph(
    'Em um gráfico com um dos nossos próprios indicadores, é ele que é lido. Sem nenhum, um indicador é lido automaticamente quando é o único que desenha setas: exatamente dois dos buffers dele têm valores, cada um em menos de ',
    strong(`${filledPercentMax}%`),
    ` das últimas ${countedCandles} velas fechadas e nunca os dois na mesma. Níveis que duram algumas velas, cores de linhas e setas cujo primeiro buffer poderia ser o de vendas ficam para você decidir. Quando poderiam ser vários, ou nenhum, nada é enviado, e a linha do gráfico diz por quê.`,
  ),
  numbered(
    step(
      'Abra a fonte do gráfico',
      paragraph(
        'No aplicativo, em ',
        control(window['Charts/Favorites']),
        ', pressione ',
        control(charts['Choose its source']),
        ' ou ',
        control('Fonte'),
        ' na linha do gráfico. O aplicativo pergunta ao gráfico e lista todos os indicadores dele, em todas as janelas.',
      ),
    ),
    step(
      'Escolha um indicador e como ele é lido',
      paragraph(
        `A imagem mostra as ${markedCandlesMax} velas fechadas mais recentes e onde a fonte teria comprado e vendido. Abaixo dela você vê o que cada buffer contém. Compare a imagem com as setas no seu gráfico.`,
      ),
      figureBlock('window-source', 'A imagem é o que o gráfico desenhou até agora; ela não diz nada sobre resultados.'),
    ),
    step(
      'Troque se estiver ao contrário',
      paragraph(
        'Alguns indicadores põem as vendas na frente. ',
        control(charts['Swap buys and sells']),
        ' inverte a imagem.',
      ),
    ),
    step(
      'Use-a',
      paragraph(
        'Pressione ',
        control(charts['Use this source']),
        '. A escolha fica guardada para este gráfico, mesmo quando o aplicativo e o terminal reiniciam.',
      ),
    ),
  ),
  tableBlock(
    'Como uma fonte pode ser lida',
    ['Ler como', 'Um sinal é', 'Por exemplo'],
    [
      [
        charts['Two buffers of arrows'],
        'um valor em um buffer (compras) ou no outro (vendas)',
        'a maioria dos indicadores com setas',
      ],
      [charts['One buffer, above and below zero'], 'a vela em que o sinal do valor muda', 'histogramas, sinais ±1'],
      [charts['Colors of a line'], 'a vela em que a linha assume uma cor', 'linhas de duas cores'],
      [
        charts['Arrows drawn as objects'],
        ['uma seta na vela cujo nome combina com um padrão; ', code('*'), ' vale por dígitos'],
        'indicadores que desenham objetos',
      ],
    ],
  ),
  paragraph(
    'Uma escolha pertence ao nome e aos parâmetros do indicador. Com outros parâmetros, o gráfico para e diz ',
    code('source_gone'),
    ', porque outros parâmetros são outra fonte. Sinais lidos de uma forma diferente da que você escolheu são recusados.',
  ),
  warning(
    'Só velas fechadas contam',
    'Setas que um indicador move ou retira depois são informadas como repintadas e nunca operadas. Uma fonte que só parece boa porque repinta perde quando é operada.',
  ),
]
