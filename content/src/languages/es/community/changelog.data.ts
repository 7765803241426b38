import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, link } from '../../../block-factories.ts'
import type { ReleasePart } from '../../../release.ts'
import { previewedBrokerSentences } from '../../previewed-brokers-text.ts'
import type { TranslatedContent } from '../../translated-content.ts'
import { texts as previewed } from '../download/previewed-brokers.data.ts'

const trading: ReleasePart = {
  title: 'Trading',
  changes: [
    {
      kind: 'added',
      title: 'De la señal a la orden',
      text: [
        'Convierte las señales de tus gráficos en órdenes con la ',
        link('aplicación de escritorio', '/download'),
        '. Cada una se comprueba y está en tu disco antes de enviarse.',
      ],
    },
    {
      kind: 'added',
      title: 'Operaciones sin dinero',
      text: 'Practica con el bróker simulado integrado, que liquida con las velas de tus gráficos. Un cierre forzado no pierde ninguna orden ni envía ninguna dos veces.',
    },
    {
      kind: 'added',
      title: 'Un límite, varios equipos',
      text: 'Opera en varios equipos: juntos nunca superan el límite diario, y un corte breve de nuestro servidor no detiene ninguno.',
    },
    {
      kind: 'added',
      title: 'Dos brókeres, en versión previa',
      text: [
        'Conecta ',
        link('Pocket Option o Deriv', '/documentation#other-brokers'),
        ', primeiro en cuentas demo. Una orden sin respuesta se busca en el bróker y nunca se vuelve a enviar.',
      ],
    },
    {
      kind: 'added',
      title: 'Comprobaciones antes de cada orden',
      text: 'Detecta un reloj o un precio erróneos: la aplicación compara ambos antes de cada orden, y MetaEditor compila lo que instala.',
    },
    {
      kind: 'added',
      title: 'Cuándo puede operar un gráfico',
      text: 'Pon reglas a un gráfico: quién tiene que coincidir, entrada antes del cierre, plan de dinero, nada alrededor de eventos económicos.',
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
        'Consigue los 20 indicadores y un asesor experto como código fuente en ',
        link('la descarga', '/download'),
        ', o empieza con gráficos simulados en ',
        link('el panel', '/dashboard'),
        '.',
      ],
    },
    {
      kind: 'changed',
      title: 'Los parámetros tienen nombres nuevos',
      text: [
        'Introduce tus valores otra vez: los parámetros empiezan ahora por ',
        code('Inp'),
        ', así que un archivo ',
        code('.set'),
        ' anterior no rellena nada. Después guárdalo de nuevo.',
      ],
    },
    {
      kind: 'added',
      title: 'Biblioteca y complementos',
      text: [
        'Consulta cada indicador en ',
        link('la biblioteca', '/strategies-library'),
        ', con su regla, sus ajustes y un gráfico que calcula tu navegador. PRO añade ',
        link('cuatro complementos', '/indicator-addons'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Reglas probadas con velas',
      text: [
        'Prueba una regla con tus propias velas en el ',
        link('laboratorio de estrategias', '/lab'),
        ': la calcula tu navegador, frente al azar y al punto de equilibrio.',
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
        'Mira el ',
        link('panel', '/dashboard'),
        ' en directo: tiempos medidos, señales rechazadas con su motivo, de uno a doce gráficos, límites, pausa.',
      ],
    },
    {
      kind: 'added',
      title: 'A tu gusto',
      text: [
        'Elige zona horaria, comienzo de la semana, sonido y densidad en ',
        link('tu cuenta', '/account'),
        ', e instala el panel desde el menú del navegador.',
      ],
    },
    {
      kind: 'added',
      title: 'Registro e inicio de sesión',
      text: [
        link('Regístrate', '/sign-up'),
        ' con un correo verificado, e inicia sesión con contraseña o código de un solo uso. Una contraseña olvidada tiene salida.',
      ],
    },
    {
      kind: 'added',
      title: 'Claves, recibos, llaves de acceso',
      text: [
        'Conecta un equipo con una clave de licencia, y encuentra facturas, llaves de acceso, códigos de autenticación y la elección de correos en ',
        link('tu cuenta', '/account'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Cuentas de empresa',
      text: 'Inicia sesión con otro servicio, como la cuenta de tu empresa, donde el propietario del sitio lo haya configurado.',
    },
    {
      kind: 'added',
      title: 'Correo, resumen, Telegram',
      text: 'Recibe avisos en el sitio, por correo, como resumen o por Telegram. Las respuestas del equipo en un chat también te llegan por correo.',
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
        `Prueba ${trialPlan.days} días sin tarjeta y elige después uno de `,
        link('tres planes', '/pricing'),
        '. Una compra funciona sin cuenta, y tu correo la reclama.',
      ],
    },
    {
      kind: 'added',
      title: 'Un solo pago',
      text: [
        'Compra una licencia de pago único, con sus límites y el tiempo de sus actualizaciones, en ',
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
        'Lee la ',
        link('documentación', '/documentation'),
        ', ',
        link('cuatro guías', '/how-to'),
        ' y ',
        link('una página para cada código', '/errors'),
        '. Escribe a ',
        link('soporte', '/support'),
        ' o deja una ',
        link('opinión', '/feedback'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Estado, códigos, Ctrl+K',
      text: [
        'Consulta los últimos 90 días de cada parte en la ',
        link('página de estado', '/status'),
        ', busca ',
        link('códigos de error', '/errors'),
        ', o busca en todo con Ctrl+K, ⌘K en un Mac.',
      ],
    },
    {
      kind: 'added',
      title: 'Habla con otros miembros',
      text: [
        'Publica, responde y vota ajustes compartidos en ',
        link('la comunidad', '/community'),
        '. La aplicación los importa después de mostrar qué cambiaría.',
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
        'Lee operaciones o pausa el trading desde ',
        link('tus propios programas', '/developers'),
        ', o con ',
        code('/status'),
        ', ',
        code('/today'),
        ' y ',
        code('/pause'),
        ' en Telegram. Ninguno de los dos puede reanudar.',
      ],
    },
    {
      kind: 'added',
      title: 'Avisos con el sitio cerrado',
      text: [
        'Recibe avisos del navegador con el sitio cerrado: una pausa, un límite, un equipo que no responde. Actívalos en ',
        link('tu cuenta', '/account'),
        '.',
      ],
    },
    {
      kind: 'added',
      title: 'Llamadas a tu programa',
      text: [
        'Haz que se llame a ',
        link('tu programa', '/developers'),
        ' por operaciones, pausas, límites, equipos sin respuesta y gráficos con fallos. Las llamadas van firmadas, se intentan un día y se repiten cuando lo pides.',
      ],
    },
    {
      kind: 'added',
      title: 'Asistentes que leen',
      text: [
        'Deja que asistentes que hablan el Model Context Protocol ',
        link('lean tus operaciones y estadísticas', '/developers'),
        '. No pueden cambiar nada.',
      ],
    },
  ],
}

const limits: ReleasePart = {
  title: 'Límites conocidos',
  changes: [
    ...previewedBrokerSentences(previewed).map(({ name, text }) => ({ kind: 'limit', title: name, text }) as const),
    {
      kind: 'limit',
      title: 'Windows y MetaTrader 5',
      text: 'El programa de instalación y la aplicación nunca se han ejecutado en Windows, y el código fuente para MetaTrader 5 se ha probado fuera de él.',
    },
    { kind: 'limit', title: 'Textos legales', text: 'Los textos legales son borradores.' },
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
  'What was added, changed and fixed, release by release.': 'Qué se añadió, cambió y corrigió, versión por versión.',
  '{count} added': 'Añadido: {count}',
  '{count} changed': 'Cambiado: {count}',
  '{count} fixed': 'Corregido: {count}',
  'Download this version': 'Descargar esta versión',
  'The window of the desktop app in this release, with simulated charts and the paper account.':
    'La ventana de la aplicación de escritorio en esta versión, con gráficos simulados y la cuenta simulada.',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'La ventana de la aplicación de escritorio: gráficos con su indicador, su importe y su última señal, y el botón que detiene las operaciones.',
  Added: 'Añadido',
  Changed: 'Cambiado',
  Fixed: 'Corregido',
  'In this release': 'En esta versión',
} as const
