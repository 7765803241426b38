import { brand } from '@stratomate/brand'
import { brokerKeysBy } from '@stratomate/contracts/brokers/broker-keys'
import {
  code,
  control,
  figureBlock,
  heading,
  info,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
} from '../../../block-factories.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as settings } from '../window/settings.data.ts'
import { texts as window } from '../window/shell.data.ts'
import { anyIndicator } from './any-indicator.ts'
import { connectBySession, connectByToken } from './connect-broker.ts'

const terminalSteps = numbered(
  step(
    'Deja que la aplicación instale los archivos',
    paragraph(
      'En ',
      control(window.Settings),
      ' elige el MetaTrader 5 que la aplicación ha encontrado. Copia el asesor experto y los indicadores en la carpeta de datos del terminal y los compila allí si el terminal lo pide.',
    ),
  ),
  step(
    'Abre un gráfico del símbolo que quieres',
    paragraph(
      'Elígelo en Market Watch y después ',
      control('Chart Window'),
      ' (Ventana del gráfico). Pon la temporalidad, por ejemplo ',
      control('M1'),
      '.',
    ),
  ),
  step(
    'Pon un indicador en el gráfico',
    paragraph(
      'Desde el Navegador, o uno tuyo. Uno de los nuestros se lee automáticamente; con cualquier otro puede que haya que elegir ',
      link('la fuente', '/documentation#any-indicator'),
      '.',
    ),
  ),
  step(
    'Añade el asesor experto',
    paragraph(
      'Arrástralo desde el Navegador al gráfico y confirma con ',
      control('OK'),
      '. No necesita Algo Trading, ni importar DLL, ni una lista de direcciones web, porque no envía órdenes: solo habla con la aplicación por un canal de este equipo.',
    ),
    figureBlock('mt5-attach-expert', 'Un asesor experto por gráfico, el nuestro en un gráfico propio.'),
  ),
  step(
    'Comprueba la conexión',
    paragraph(
      'El gráfico aparece en la aplicación en unos segundos, y el panel dice Terminal connected. Si no, consulta ',
      link('Solución de problemas', '/documentation#troubleshooting'),
      '.',
    ),
  ),
)

/** How the terminal and the brokers are connected. */
export const platformIntegration = section(
  'integration-with-trading-platforms',
  'Conexión con plataformas de trading',
  presentReleaseNote,
  heading('connect-metatrader-5', 'Conecta MetaTrader 5'),
  terminalSteps,
  info(
    'Un segundo asesor experto quita el primero',
    'MetaTrader 5 ejecuta un asesor experto por gráfico. Donde esté EABiBOT o cualquier otro, abre un segundo gráfico del mismo símbolo y añade allí el nuestro.',
  ),
  ...anyIndicator,
  heading('otc-charts', 'Gráficos OTC'),
  paragraph(
    'Los símbolos OTC no vienen del propio MetaTrader 5. Un asesor experto de terceros, ',
    link('EABiBOT', brand.eabibot),
    ', los lleva al terminal como gráficos; sin él solo se puede operar con gráficos que no son OTC. Lo hacen y lo venden otros, y se aplican sus propias condiciones y precios. ',
    link('Prepara tus gráficos', '/how-to/mt5-chart-setup'),
    ' muestra cómo se abren.',
  ),
  ...brokerKeysBy('session').flatMap(connectBySession),
  heading('other-brokers', 'Cuenta simulada y otros brókers'),
  list(
    [
      strong('La cuenta simulada'),
      ' está integrada y no necesita cuenta en ningún sitio. Ejecuta las órdenes al precio de la vela y las liquida con las velas de tu gráfico.',
    ],
    ...brokerKeysBy('token').map(connectByToken),
    [
      strong('Los símbolos'),
      ' se emparejan por el nombre: ',
      code('EURUSD.pro'),
      ` en el terminal es EUR/USD en el bróker. Lo que no se puede emparejar con certeza se rechaza, nunca se adivina: elige su activo en la aplicación, en ${window.Settings}, ${settings['Symbol map']}, y pulsa allí Probar para ver con qué se operaría. Los gráficos OTC operan solo con activos OTC, y todos los demás gráficos nunca.`,
    ],
  ),
  heading('what-leaves-your-computer', 'Lo que sale de tu equipo'),
  list(
    'Al bróker: las órdenes y lo que enviaría su propio sitio.',
    'A nosotros: las operaciones y las señales rechazadas con sus horas, los nombres y las velas más recientes de los gráficos conectados para que el panel pueda dibujarlos, y la versión y el estado de la aplicación.',
    'Nunca: contraseñas del bróker, sesiones del bróker, números de tarjeta.',
  ),
  paragraph(
    `Sin vínculo con MetaQuotes ni Pocket Option. Ambos nombres pertenecen a sus dueños; ${brand.name} es un producto aparte que funciona con ellos.`,
  ),
)
