import { brand } from '@stratomate/brand'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
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
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import { chartsText, tierRows, tradesText } from '../plan-texts.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as window } from '../window/shell.data.ts'

const systemRequirements = tableBlock(
  'Lo que necesita el equipo',
  ['Parte', 'Necesario'],
  [
    ['Sistema', 'Windows 10 o posterior'],
    ['Memoria', '8 GB de RAM (16 GB recomendados)'],
    ['Disco', '500 MB'],
    ['Red', 'Una conexión a internet que se mantenga mientras operas'],
    ['Terminal de gráficos', 'MetaTrader 5, con una cuenta de cualquier bróker o una cuenta demo'],
  ],
)

const hardware = tableBlock(
  'Equipo según el número de gráficos',
  ['Gráficos', 'Memoria', 'Procesador'],
  [
    ['Hasta 5 gráficos', '8 GB de RAM', 'i3/i5'],
    ['De 5 a 10 gráficos', '32 GB de RAM', 'i7'],
  ],
)

const installSteps = numbered(
  step(
    'Crea tu cuenta',
    paragraph(
      link('Crea una cuenta', '/sign-up'),
      ' con tu correo e introduce los seis dígitos que te enviamos. Verifica tu correo para empezar la prueba.',
    ),
  ),
  step(
    'Empieza la prueba gratis o elige un plan',
    paragraph(
      'En ',
      link('la página de precios', '/pricing#free-trial'),
      `, pulsa «Empezar la prueba gratis»: ${trialPlan.days} días, sin tarjeta. Puedes elegir un plan en cualquier momento.`,
    ),
  ),
  step(
    'Instala MetaTrader 5',
    paragraph(
      '¿Ya lo tienes? Comprueba que se abre y muestra precios que se mueven. Si no, sigue ',
      link('Descarga MetaTrader 5', '/how-to/download-mt5'),
      '.',
    ),
  ),
  step(
    `Instala ${brand.desktopName}`,
    paragraph(
      'Consigue el archivo ZIP en ',
      link('la página de descarga', '/download'),
      ', compara su SHA-256 con el que se muestra allí, extráelo y abre lo que contiene: los pasos de esa página y el README.txt de la carpeta dicen qué es.',
    ),
  ),
  step(
    'Inicia sesión con un código',
    paragraph(
      'La aplicación muestra un código corto. Introdúcelo en ',
      link('la página del equipo', '/device'),
      ', comprueba que el equipo que se nombra allí es el tuyo y pulsa ',
      control('Approve'),
      '. Con una licencia de pago único introduces su clave en lugar del código.',
    ),
  ),
  step(
    'Añade el asesor experto a un gráfico',
    paragraph(
      'Arrastra el nuestro desde el Navegador a cada gráfico con el que quieras operar. ',
      link(`Configura ${brand.name}`, '/how-to/stratomate-setup'),
      ' muestra dónde está.',
    ),
  ),
  step(
    'Marca el gráfico con estrella y empieza en demo',
    paragraph(
      'Marca el gráfico con la estrella, fija el importe y pulsa ',
      control(window['START TRADING']),
      '. El panel muestra la primera operación con su tiempo medido.',
    ),
  ),
)

const pathOfASignal = list(
  [strong('Solo velas cerradas.'), ' Una señal del indicador de tu gráfico nunca desaparece después.'],
  [
    strong('Nada abierto a la red.'),
    ' La señal va por un canal con nombre (named pipe) del mismo equipo: sin direcciones web, DLL ni puertos abiertos.',
  ],
  [strong('La primera comprobación que falla rechaza la señal.'), ' El motivo queda registrado.'],
  [
    strong('Nada se envía dos veces.'),
    ' La orden está en el disco antes de salir, para que después de un fallo la aplicación pueda preguntar al bróker qué fue de ella.',
  ],
)

/** What a new person needs, from the account to the first trade. */
export const gettingStarted = section(
  'getting-started',
  'Primeros pasos',
  paragraph(
    `${brand.name} toma las señales de compra y venta de tus gráficos de MetaTrader 5 y las convierte en operaciones. Las órdenes salen de una aplicación en tu propio equipo; este sitio guarda tu cuenta, tu plan y una vista en directo de lo que hace la aplicación.`,
  ),
  heading('system-requirements', 'Requisitos del sistema'),
  systemRequirements,
  paragraph('MetaTrader 5 dibuja cada gráfico con el que operas, y eso es lo que necesita memoria:'),
  hardware,
  heading('install-steps', 'Instalación paso a paso'),
  installSteps,
  heading('path-of-a-signal', 'El camino de una señal'),
  figureBlock(
    'signal-path',
    'La aplicación y el terminal están en tu PC, y la orden va de allí al bróker en menos de 2 segundos desde la señal. El registro llega después.',
  ),
  pathOfASignal,
  heading('plans-and-limits', 'Los planes y el límite diario'),
  tableBlock(
    'Lo que permite cada plan',
    ['Plan', 'Precio', 'Operaciones automáticas', 'Gráficos a la vez'],
    [
      [
        'Prueba gratis',
        `${trialPlan.days} días, sin tarjeta`,
        tradesText(trialPlan.tradesPerDay),
        chartsText(trialPlan.charts),
      ],
      ...tierRows(),
    ],
  ),
  paragraph(
    'Un día de trading es un día UTC, y todas las pantallas muestran su final en tu hora local. Cuando se llega al límite, el trading se pone en pausa hasta el reinicio del día siguiente y un aviso te lo dice. ',
    `Con ${subscriptionPlans.elite_trader.name} no hay límite. Las operaciones de las cuentas simulada y demo cuentan como las de la real; las operaciones manuales no cuentan para el límite diario.`,
  ),
  info(
    'Una cuenta, varios equipos',
    'Un plan pertenece a la cuenta. Cada equipo reserva una parte de las operaciones del día, la gasta localmente y devuelve lo que sobra, para que todos juntos nunca superen el límite y una caída breve de nuestro servidor no te detenga.',
  ),
  warning(
    'Deja el terminal abierto',
    'La aplicación ve solo los gráficos abiertos en MetaTrader 5 que tienen el asesor experto. Cerrar el terminal, suspender el equipo o cambiar de usuario de Windows detiene las señales. La aplicación y el terminal tienen que ejecutarse con el mismo usuario de Windows. No uses ',
    code('Run as administrator'),
    ' (Ejecutar como administrador) con ninguno de los dos.',
  ),
  presentReleaseNote,
)
