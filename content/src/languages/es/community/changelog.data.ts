import { brand } from '@stratomate/brand'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, link } from '../../../block-factories.ts'
import type { ReleasePart } from '../../../release.ts'
import { previewedBrokersText } from '../../previewed-brokers-text.ts'
import type { TranslatedContent } from '../../translated-content.ts'
import { previewedBrokers as previewed } from '../download/setup.data.ts'

const trading: ReleasePart = {
  title: 'Trading',
  changes: [
    {
      kind: 'added',
      title: 'De la señal a la orden',
      text: `${brand.desktopName}: inicia sesión con un código, toma las señales de los gráficos por una conexión local, las comprueba y escribe cada orden en el disco antes de enviarla. Su ventana muestra gráficos, alertas, operaciones y ajustes, y el trading empieza cuando pulsas INICIAR TRADING.`,
    },
    {
      kind: 'added',
      title: 'Operaciones sin dinero',
      text: 'Un bróker simulado integrado que liquida con las velas de tus gráficos. Aunque la aplicación se cierre a la fuerza en cualquier momento, no pierde ninguna orden ni envía ninguna dos veces.',
    },
    {
      kind: 'added',
      title: 'Un límite, varios equipos',
      text: 'El límite diario en reservas firmadas: varios equipos de una cuenta nunca lo superan juntos, y un corte breve de nuestro servidor no detiene el trading.',
    },
    {
      kind: 'added',
      title: 'Dos brókeres, en versión previa',
      text: 'Pocket Option y Deriv como brókeres, primero en sus cuentas demo. Una orden sin respuesta se busca en el bróker y nunca se vuelve a enviar.',
    },
    {
      kind: 'added',
      title: 'Comprobaciones antes de cada orden',
      text: 'La aplicación compara su reloj y los precios del gráfico y del bróker antes de cada orden, y hace que MetaEditor compile lo que instala.',
    },
    {
      kind: 'added',
      title: 'Cuándo puede operar un gráfico',
      text: 'Reglas de un gráfico: quién tiene que coincidir, entrada antes del cierre (sin confirmar y marcada), el final con la vela, un plan de dinero propio; y ninguna operación alrededor de los eventos del calendario económico de MetaTrader, si así lo eliges.',
    },
  ],
}

const charts: ReleasePart = {
  title: 'Gráficos e indicadores',
  changes: [
    {
      kind: 'added',
      title: 'Indicadores para MetaTrader 5',
      text: [
        'Los 20 indicadores y un asesor experto como código fuente para MetaTrader 5, en ',
        link('la descarga', '/download'),
        '; y gráficos simulados en el panel, para un primer vistazo sin MetaTrader.',
      ],
    },
    {
      kind: 'changed',
      title: 'Los parámetros tienen nombres nuevos',
      text: [
        'Los parámetros de los indicadores llevan ',
        code('Inp'),
        ' delante: un archivo ',
        code('.set'),
        ' guardado antes no rellena nada, así que introduce los valores una vez y guárdalo de nuevo.',
      ],
    },
    {
      kind: 'added',
      title: 'Biblioteca y complementos',
      text: [
        link('La biblioteca de estrategias', '/strategies-library'),
        ' con la regla, las condiciones, los ajustes y un gráfico de cada indicador que se calcula en tu navegador, y los ',
        link('complementos', '/indicator-addons'),
        ' como archivos para PRO.',
      ],
    },
    {
      kind: 'added',
      title: 'Reglas probadas con velas',
      text: [
        'El ',
        link('laboratorio de estrategias', '/lab'),
        ': la regla de un indicador con tus propias velas, calculada en tu navegador y juzgada frente al azar y al punto de equilibrio.',
      ],
    },
  ],
}

const account: ReleasePart = {
  title: 'Panel y cuenta',
  changes: [
    {
      kind: 'added',
      title: 'Todo en directo',
      text: [
        'Un ',
        link('panel', '/dashboard'),
        ' que se actualiza en directo: operaciones con su tiempo medido, señales rechazadas con el motivo, de uno a doce gráficos, límites, pausa.',
      ],
    },
    {
      kind: 'added',
      title: 'A tu gusto',
      text: 'Preferencias de zona horaria, comienzo de la semana, sonido y densidad; y el panel se puede instalar desde el menú del navegador.',
    },
    {
      kind: 'added',
      title: 'Registro e inicio de sesión',
      text: 'Cuentas: registro con un correo verificado, inicio de sesión con contraseña o con un código de un solo uso, y una salida para contraseñas olvidadas.',
    },
    {
      kind: 'added',
      title: 'Claves, recibos, llaves de acceso',
      text: 'Claves de licencia que conectan un equipo, facturas y recibos, llaves de acceso y códigos de autenticación, y la elección de correos en la cuenta.',
    },
    {
      kind: 'added',
      title: 'Cuentas de empresa',
      text: 'Inicio de sesión con otro servicio, como la cuenta de tu empresa, donde el propietario del sitio lo haya configurado.',
    },
    {
      kind: 'added',
      title: 'Correo, resumen, Telegram',
      text: 'Notificaciones en el sitio, por correo, como resumen y por Telegram; las respuestas del equipo también llegan a un chat por correo.',
    },
  ],
}

const plans: ReleasePart = {
  title: 'Planes',
  changes: [
    {
      kind: 'added',
      title: 'Prueba y planes',
      text: [
        `La prueba gratis de ${trialPlan.days} días sin tarjeta, y `,
        link('tres planes', '/pricing'),
        ' cuya facturación se gestiona en la página del proveedor de pagos. Una compra funciona también sin cuenta, y se reclama demostrando que el correo es tuyo.',
      ],
    },
    {
      kind: 'added',
      title: 'Un solo pago',
      text: [
        'Licencias de pago único, con sus límites y el tiempo de sus actualizaciones, en ',
        link('la página de precios', '/pricing'),
        '.',
      ],
    },
  ],
}

const help: ReleasePart = {
  title: 'Ayuda y comunidad',
  changes: [
    {
      kind: 'added',
      title: 'Documentación y guías',
      text: [
        'Ayuda escrita: ',
        link('documentación', '/documentation'),
        ', ',
        link('cuatro guías', '/how-to'),
        ' y ',
        link('una página para cada error y cada rechazo', '/errors'),
        '; mensajes a ',
        link('soporte', '/support'),
        ', ',
        link('opiniones', '/feedback'),
        ' y una ',
        link('página de estado', '/status'),
        ' que se comprueba sola.',
      ],
    },
    {
      kind: 'added',
      title: 'Estado, códigos, Ctrl+K',
      text: [
        'Una ',
        link('página de estado', '/status'),
        ' con los últimos 90 días de cada parte y nuestros incidentes, una búsqueda de ',
        link('códigos de error', '/errors'),
        ' y un solo campo para todo: pulsa Ctrl+K, o ⌘K en un Mac.',
      ],
    },
    {
      kind: 'added',
      title: 'Habla con otros miembros',
      text: [
        link('La comunidad', '/community'),
        ': publicaciones, respuestas, me gusta, votos sobre ajustes compartidos, denuncias y moderadores. La aplicación importa ajustes compartidos después de mostrar qué cambiaría.',
      ],
    },
  ],
}

const programs: ReleasePart = {
  title: 'Para tus propios programas',
  changes: [
    {
      kind: 'added',
      title: 'Leer y pausar por programa',
      text: [
        'Tokens de acceso para ',
        link('programas propios', '/developers'),
        ', que leen tus operaciones o ponen el trading en pausa, y ',
        code('/status'),
        ', ',
        code('/today'),
        ' y ',
        code('/pause'),
        ' en un chat con nuestro bot de Telegram. Ninguno de los dos puede reanudar.',
      ],
    },
    {
      kind: 'added',
      title: 'Avisos con el sitio cerrado',
      text: [
        'Notificaciones de tu navegador, también con el sitio cerrado: una pausa, un límite que detiene el trading, un equipo que deja de responder. Actívalas en ',
        link('Preferencias, en tu cuenta', '/account'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Llamadas a tu programa',
      text: [
        'Webhooks: llamamos a ',
        link('un programa tuyo', '/developers'),
        ' cuando se abre o se liquida una operación, se pone el trading en pausa, se alcanza un límite, un equipo deja de responder o un gráfico falla. Cada llamada va firmada, se intenta durante un día, queda en una lista y se repite cuando lo pides.',
      ],
    },
    {
      kind: 'added',
      title: 'Asistentes que leen',
      text: [
        'Los asistentes que hablan el Model Context Protocol ',
        link('leen tus operaciones y estadísticas', '/developers'),
        ' con un token, y no pueden cambiar nada.',
      ],
    },
  ],
}

const limits: ReleasePart = {
  title: 'Límites conocidos',
  changes: [
    {
      kind: 'limit',
      title: 'Aún sin demostrar',
      text: `${previewedBrokersText(previewed)} El programa de instalación y la aplicación nunca se han ejecutado en Windows, y el código fuente para MetaTrader 5 se ha probado fuera de él. Los textos legales son borradores.`,
    },
  ],
}

export const content: Pick<TranslatedContent, 'changelog'> = {
  changelog: [
    {
      version: '0.1.0',
      date: '2026-11-21',
      title: 'De una señal a una operación simulada',
      highlights: [
        {
          title: 'Del gráfico a la orden',
          text: [
            'La ',
            link('aplicación de escritorio', '/download'),
            ' toma las señales de tus gráficos de MetaTrader 5, comprueba cada una y abre la orden en una cuenta simulada.',
          ],
        },
        {
          title: 'Reglas probadas antes de operar',
          text: [
            'El ',
            link('laboratorio de estrategias', '/lab'),
            ' aplica la regla de un indicador a tus propias velas y la juzga frente al azar y al punto de equilibrio.',
          ],
        },
        {
          title: 'Cada operación con su tiempo',
          text: [
            'El ',
            link('panel', '/dashboard'),
            ' se actualiza en directo: cada operación con su tiempo medido, cada señal rechazada con su motivo.',
          ],
        },
      ],
      parts: [trading, charts, account, plans, help, programs, limits],
    },
  ],
}

/** The page of the changelog. */
export const texts = {
  Changelog: 'Registro de cambios',
  'What was added, changed and fixed, release by release.': 'Qué se añadió, cambió y corrigió, versión por versión.',
  '{count} added': 'Añadido: {count}',
  '{count} changed': 'Cambiado: {count}',
  '{count} fixed': 'Corregido: {count}',
  'Download this version': 'Descargar esta versión',
  'The window of the desktop app in this release, with simulated charts and the paper account.':
    'La ventana de la aplicación de escritorio en esta versión, con gráficos simulados y la cuenta simulada.',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'La ventana de la aplicación de escritorio: gráficos con su indicador, su importe y su última señal, y el botón que detiene las operaciones.',
  Changed: 'Cambiado',
  Fixed: 'Corregido',
  'In this release': 'En esta versión',
} as const
