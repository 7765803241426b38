import { brand } from '@stratomate/brand'
import { control, link } from '../../../block-factories.ts'
import type { Guide } from '../../../guides/guides.ts'
import { texts as window } from '../window/shell.data.ts'
import { appSetupSteps } from './app-setup-steps.ts'
import { downloadMt5Steps } from './download-mt5-steps.ts'
import { mt5ChartSetupSteps } from './mt5-chart-setup-steps.ts'
import { mt5FavoritesSteps } from './mt5-favorites-steps.ts'

/** In the order in which a new person follows them. */
export const guides: readonly Guide[] = [
  {
    slug: 'download-mt5',
    path: '/how-to/download-mt5',
    title: 'Descarga MetaTrader 5',
    summary: 'Instala el terminal de gráficos y abre una cuenta demo por sus precios.',
    minutes: 10,
    prerequisites: ['Un ordenador con Windows 10 o posterior', '500 MB libres en el disco y conexión a internet'],
    steps: downloadMt5Steps,
    doneWhen: [
      'Has terminado cuando ',
      control('Market Watch'),
      ' muestra precios que se mueven y la esquina inferior derecha muestra una conexión.',
    ],
  },
  {
    slug: 'mt5-chart-setup',
    path: '/how-to/mt5-chart-setup',
    title: 'Prepara tus gráficos',
    summary: 'Abre los gráficos con los que quieres operar, con EABiBOT para los símbolos OTC.',
    minutes: 15,
    prerequisites: [
      ['MetaTrader 5 con una cuenta demo: ', link('Descarga MetaTrader 5', '/how-to/download-mt5')],
      'Solo para gráficos OTC: EABiBOT, un asesor experto de terceros. Su demo da 4 gráficos OTC durante 3 días',
    ],
    steps: mt5ChartSetupSteps,
    doneWhen:
      'Has terminado cuando cada gráfico con el que quieres operar está abierto, tiene su temporalidad y muestra precios que se mueven.',
  },
  {
    slug: 'stratomate-setup',
    path: '/how-to/stratomate-setup',
    title: `Configura ${brand.name}`,
    summary: `Instala ${brand.desktopName}, inicia sesión con un código, instala los indicadores y añade el asesor experto a tus gráficos.`,
    minutes: 10,
    prerequisites: [
      ['Una cuenta con el correo verificado: ', link('crear cuenta', '/sign-up')],
      ['Una prueba gratis, un plan o una clave de licencia: ', link('precios', '/pricing')],
      [
        'MetaTrader 5 con los gráficos con los que quieres operar: ',
        link('Prepara tus gráficos', '/how-to/mt5-chart-setup'),
      ],
    ],
    steps: appSetupSteps,
    doneWhen:
      'Has terminado cuando la aplicación muestra tu gráfico en la lista y el panel dice que el equipo y el terminal están conectados.',
  },
  {
    slug: 'mt5-favorites',
    path: '/how-to/mt5-favorites',
    title: 'Configura tus favoritos',
    summary: 'Marca los gráficos con estrella, fija el importe, empieza en demo y lee lo que ocurre.',
    minutes: 5,
    prerequisites: [
      [`${brand.desktopName}, con la sesión iniciada: `, link(`Configura ${brand.name}`, '/how-to/stratomate-setup')],
      [
        'Al menos un gráfico en la lista de la aplicación: ',
        link('Añade el asesor experto', '/how-to/stratomate-setup'),
      ],
    ],
    steps: mt5FavoritesSteps,
    doneWhen: [
      'Has terminado cuando ',
      control(window['Alerts Log']),
      ' muestra una primera señal con su decisión y ',
      control(window["Today's Trades"]),
      ' ha contado la primera operación.',
    ],
  },
]
