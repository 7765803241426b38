import { brand } from '@stratomate/brand'
import {
  code,
  control,
  heading,
  info,
  link,
  list,
  paragraph,
  section,
  strong,
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import type { Block } from '../../../blocks.ts'
import { rulesOfStrategies } from './rules-of-strategies.ts'

const breakEven = tableBlock(
  'Porcentaje de operaciones que hay que ganar para no perder dinero',
  ['Pago', 'Punto de equilibrio'],
  [
    ['92 %', '52,1 %'],
    ['86 %', '53,8 %'],
    ['80 %', '55,6 %'],
    ['70 %', '58,8 %'],
  ],
)

const judging: readonly Block[] = [
  heading('judging-a-strategy', 'Juzgar una estrategia'),
  paragraph(
    'Una opción binaria pierde el importe entero y gana solo el pago, así que la mitad de las operaciones nunca basta. El punto de equilibrio es 1 / (1 + pago):',
  ),
  breakEven,
  paragraph(
    'Con menos de 100 operaciones un porcentaje no dice casi nada: con 55 de 100 ganadas, el verdadero puede estar en cualquier lugar entre 45 y 64 de 100. Con precios hechos al azar ninguna de las reglas anteriores supera a lanzar una moneda, y una regla que parece hacerlo contiene un error. Los resultados pasados no predicen los futuros.',
  ),
]

const testing: readonly Block[] = [
  heading('strategy-lab', 'Probar una regla en el laboratorio de estrategias'),
  paragraph(
    'El ',
    link('laboratorio de estrategias', '/lab'),
    ' aplica la regla de un indicador a un historial de velas: con la señal de una vela cerrada se opera en la apertura de la siguiente, y la operación termina con el cierre de su última vela; un precio igual devuelve el importe, y las mismas comprobaciones rechazan señales como en la aplicación de escritorio. Se calcula en tu navegador, y ninguna vela sale de él salvo que envíes una prueba.',
  ),
  list(
    [
      strong('El veredicto va primero.'),
      ' Nada, muy pocas operaciones, sin demostrar o se sostiene en este historial. Compara con el punto de equilibrio, con reglas ciegas en las mismas velas y con la suerte.',
    ],
    [
      strong('Cada intento se cuenta y pesa.'),
      ' La mejor de mil combinaciones parece buena solo por suerte, así que se juzga como la mejor de mil.',
    ],
    [
      strong('El último 30 % de las velas está sellado.'),
      ' Ábrelo una vez, para una regla por la que te hayas decidido. Las aperturas también se cuentan.',
    ],
    [
      strong('Las velas de muestra son puro azar.'),
      ' El laboratorio no debe encontrar nada en ellas. Si un probador encuentra ahí una ventaja, el probador está mal.',
    ],
  ),
  heading('lab-proofs', 'Las pruebas y lo que significan sus insignias'),
  paragraph(
    'Una vez abierta la parte sellada, el resultado se puede guardar como prueba: un archivo firmado con la regla, la huella de las velas y el hash de cada operación. Con la sesión iniciada puedes enviarla para que se compruebe, hasta 20 al día, y ponerla en una publicación con los ajustes a los que pertenece.',
  ),
  list(
    [strong('Claim.'), ' Afirmación: el autor ha firmado el resultado. El servidor no lo ha vuelto a calcular.'],
    [
      strong('Reproduced.'),
      ' Reproducida: el servidor ha aplicado la misma regla a las velas que envió el autor, y cada operación fue la misma. Las velas se borran después.',
    ],
    [
      strong('Reference data.'),
      ' Datos de referencia: el servicio tiene velas propias de algunos símbolos. Al menos nueve de cada diez velas de la prueba están entre ellas, con precios que coinciden. Si no había ninguna cuando enviaste una prueba, envíala de nuevo más tarde.',
    ],
    [
      strong('Forward.'),
      ' Hacia delante: desde el día en que se publicó, el servidor aplica la regla a sus propias velas cada vez que llegan nuevas. Nadie conocía antes esas velas. La insignia es verde solo mientras la evidencia frente al punto de equilibrio es de 20 o más; si no, dice que aún no está demostrada, que se debilita o que se ha roto.',
    ],
    [
      strong('Lo que ninguna demuestra.'),
      ' Que no se intentó nada más, que un bróker ejecuta órdenes a estos precios o que continúa. Prueba los ajustes con velas tuyas y opera primero con ellos en demo.',
    ],
  ),
  heading('lab-candles', 'Velas para el laboratorio de estrategias'),
  paragraph(
    'Un año de velas de un minuto es un buen comienzo. Se leen archivos de hasta 256 MB tal como están; el formato, la temporalidad y el reloj se deducen y se muestran, y puedes cambiarlos.',
  ),
  list(
    [
      strong('MetaTrader 5.'),
      ' Abre ',
      control('View'),
      ' (Ver), ',
      control('Symbols'),
      ' (Símbolos), elige el símbolo y después ',
      control('Bars'),
      ' (Barras), la temporalidad M1 y las fechas. ',
      control('Request'),
      ' (Solicitar) las carga, ',
      control('Export Bars'),
      ' (Exportar barras) guarda el archivo. Su reloj es el del bróker.',
    ],
    [
      strong('MetaTrader 5, con nuestro script.'),
      ' Viene con los indicadores: arrastra ',
      code(`${brand.name}Export`),
      ' desde el Navegador a un gráfico de un minuto. El archivo está en la carpeta ',
      code('MQL5\\Files'),
      ' del terminal; ',
      control('File'),
      ', ',
      control('Open Data Folder'),
      ' (Archivo, Abrir carpeta de datos) lleva allí. Contiene lo que el gráfico ha cargado, así que desplázate antes hacia atrás.',
    ],
    [
      strong('HistData.'),
      ' Descarga meses de barras de un minuto como Generic ASCII o para MetaTrader y descomprime el ZIP. El reloj es la hora de invierno de Nueva York todo el año.',
    ],
    [
      strong('Dukascopy.'),
      ' Exporta velas de un minuto como CSV desde su página de datos históricos o con el programa dukascopy-node. El reloj es UTC.',
    ],
    [
      strong('TradingView.'),
      ' Con un plan que permita exportar, abre el menú del gráfico y elige ',
      control('Export chart data'),
      ' (Exportar datos del gráfico). Contiene las velas que el gráfico ha cargado, unos miles.',
    ],
  ),
  info(
    'Los precios OTC son del propio bróker',
    'Un historial de otra fuente no dice nada sobre los precios OTC de un bróker, porque los hace el bróker.',
  ),
]

const bestPractices: readonly Block[] = [
  heading('best-practices', 'Buenas prácticas'),
  list(
    [
      strong('Observa primero una configuración en demo,'),
      ' durante al menos 100 operaciones y en horas tranquilas y agitadas.',
    ],
    [strong('Cambia una cosa cada vez.'), ' Con dos cambios nunca sabrás cuál importaba.'],
    [
      strong('Fija el importe, el tope del importe y el límite de pérdida diaria antes de pasar a real,'),
      ' y en ese orden. Una racha perdedora agota en diez operaciones un importe del diez por ciento del saldo; uno pequeño deja tiempo para darse cuenta.',
    ],
    [
      strong('No dobles después de una pérdida.'),
      ' Doblar convierte muchas pérdidas pequeñas en una que se lo lleva todo, y la automatización llega pronto a ese punto.',
    ],
    [
      strong('Mantén las señales en velas cerradas.'),
      ' Un indicador que redibuja sus flechas parece después mejor de lo que fue nunca.',
    ],
    [
      strong('No operes con cotizaciones OTC desde un gráfico que no es OTC.'),
      ' Los precios OTC los hace el bróker y van por su cuenta.',
    ],
    [
      strong('Da margen al equipo.'),
      ' Pocos gráficos, sin suspensión, una conexión por cable si la tienes, el reloj en hora automática.',
    ],
    [
      strong('Detente alrededor de las noticias.'),
      ' Haz una pausa antes de los anuncios; los primeros minutos no siguen ninguna regla.',
    ],
    [
      strong('Lee los rechazos.'),
      ' Recent Activity, en el panel, dice por qué no se operó con una señal, y a menudo eso cuenta más de una configuración que las operaciones.',
    ],
  ),
]

/** Five types of rules, how to judge them, and habits that help. */
export const tradingStrategies = section(
  'trading-strategies',
  'Estrategias de trading',
  paragraph(
    'Una estrategia es aquí una regla que convierte velas cerradas en señales de compra y venta. Los cinco tipos siguientes explican la mayor parte de lo que puede hacer un indicador; ',
    link('la biblioteca de estrategias', '/strategies-library'),
    ` muestra los indicadores de ${brand.name} con sus fórmulas, ajustes y gráficos.`,
  ),
  info(
    'Qué significan CALL y PUT',
    'Las señales se llaman de compra y de venta. En el bróker, una señal de compra se convierte en una orden CALL y una de venta en una orden PUT: una apuesta a que el precio será más alto, o más bajo, al vencimiento.',
  ),
  ...rulesOfStrategies,
  ...judging,
  ...testing,
  warning(
    'Ninguna regla crea por sí sola una ventaja',
    'Estas descripciones explican lo que hace una regla. No son un consejo para operar con ella, y la automatización abre las operaciones perdedoras tan rápido como las ganadoras.',
  ),
  ...bestPractices,
)
