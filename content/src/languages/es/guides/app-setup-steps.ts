import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, control, figureBlock, info, link, list, paragraph, step, warning } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'
import { downloadContent } from '../download/download-content.ts'
import { chartsText, tradesText } from '../plan-texts.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as charts } from '../window/charts.data.ts'

const { start, warning: windowsWarning } = downloadContent.installation

/** From the ZIP file to an app that sees the terminal. */
export const appSetupSteps: readonly Step[] = [
  step(
    'Descarga el archivo ZIP',
    presentReleaseNote,
    paragraph(
      'Consíguelo en ',
      link('la página de descarga', '/download'),
      '. La versión, el tamaño y el SHA-256 están junto al botón; compara el SHA-256 si has obtenido el archivo en cualquier otro lugar.',
    ),
  ),
  step(
    'Extráelo',
    paragraph(
      'Haz clic derecho en el archivo y elige ',
      control('Extract All'),
      ' (Extraer todo). Abierta dentro del archivo ZIP cerrado, la aplicación ve solo una parte de sus archivos y no la dirección de este sitio.',
    ),
    figureBlock('app-unpack', 'Extrae todo el archivo ZIP en una carpeta propia.'),
  ),
  { ...start.unknown, blocks: [...start.unknown.blocks, windowsWarning.unsigned] },
  step(
    'Inicia sesión, introduce una clave de licencia o empieza la prueba gratis',
    list(
      [
        'Con una cuenta: la aplicación muestra un código. Introdúcelo en ',
        link('la página del equipo', '/device'),
        ' y pulsa ',
        control('Approve'),
        '.',
      ],
      [
        'Con una licencia de pago único: introduce la clave de licencia cuando la aplicación la pida. Tu cuenta la muestra en Licenses.',
      ],
      [
        'Si eres nuevo: elige la prueba gratis. Da ',
        `${trialPlan.days} días, ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, un indicador a la vez con un cambio al día, y no pide tarjeta.`,
      ],
    ),
    figureBlock('app-sign-in', 'El código de la aplicación y el del navegador tienen que ser el mismo.'),
  ),
  step(
    'Instala los indicadores',
    paragraph(
      'La aplicación busca MetaTrader 5 y enumera cada copia que encuentra. Elige la tuya y pulsa ',
      control('Instalar'),
      ': el asesor experto y los indicadores se copian en la carpeta de datos del terminal. Después actualiza el Navegador en MetaTrader 5.',
    ),
    figureBlock(
      'app-indicator-installer',
      'Durante la prueba se instala un indicador a la vez; con un plan se instalan todos.',
    ),
    info(
      '¿No está en la lista?',
      'Abre el terminal una vez para que exista su carpeta de datos. Una copia portátil se elige a mano: es la carpeta que contiene ',
      code('terminal64.exe'),
      '.',
    ),
  ),
  step(
    'Añade el asesor experto',
    paragraph(
      'Arrástralo desde el Navegador a cada gráfico con el que quieras operar. No necesita Algo Trading ni importar DLL. El gráfico aparece al momento en la aplicación.',
    ),
    figureBlock('mt5-attach-expert', 'Arrastra el asesor experto desde el Navegador al gráfico.'),
    warning(
      'No en el gráfico de EABiBOT',
      'Un segundo asesor experto quita el primero. Añade el nuestro al segundo gráfico del mismo símbolo, junto al que tiene EABiBOT.',
    ),
  ),
  step(
    'Elige la fuente cuando la aplicación la pida',
    paragraph(
      'Uno de nuestros propios indicadores se lee automáticamente. Con otros en el gráfico, la fila puede decir ',
      control(charts['Choose its source']),
      ': púlsalo, elige el indicador que dibuja tus flechas, compara la imagen con tu gráfico y pulsa ',
      control(charts['Use this source']),
      '. Cómo se lee cada tipo está en ',
      link('Cualquier indicador', '/documentation#any-indicator'),
      '. Después continúa con ',
      link('tus favoritos', '/how-to/mt5-favorites'),
      '.',
    ),
    figureBlock('window-source', 'Dónde habría comprado y vendido el indicador elegido en las velas más recientes.'),
    info(
      'Parámetros guardados de una versión anterior',
      'Los parámetros llevan ahora ',
      code('Inp'),
      ' delante, así que un archivo ',
      code('.set'),
      ' que hayas guardado antes no rellena nada: introduce los valores una vez y guarda el archivo de nuevo.',
    ),
  ),
]
