import { brand, setupFileName } from '@stratomate/brand'
import { code, control, link, list, paragraph, step } from '../../../block-factories.ts'
import type { TranslatedContent } from '../../translated-content.ts'

const closedZip = paragraph(
  'Abierta dentro del archivo ZIP cerrado, la aplicación solo vería una parte de sus archivos.',
)
const keep = 'No se instala nada: deja la carpeta donde está.'

export const downloadContent: Pick<TranslatedContent, 'installation'> = {
  installation: {
    begin: {
      script: step(
        'Instala Node 24',
        paragraph(
          'La aplicación lo necesita. ',
          link('Descarga Node 24', 'https://nodejs.org/en/download'),
          ' y ejecuta su instalador, una sola vez.',
        ),
      ),
      others: step(
        'Descarga y extrae el archivo ZIP',
        paragraph('Guarda el archivo, haz clic derecho sobre él y elige ', control('Extract All'), ' (Extraer todo).'),
        closedZip,
      ),
    },
    start: {
      setup: step(
        'Ejecuta el instalador',
        paragraph(
          'Abre ',
          code(setupFileName),
          ' desde la carpeta extraída. Se instala para tu usuario de Windows y no necesita permisos de administrador.',
        ),
      ),
      program: step(
        'Abre el programa',
        paragraph('Abre ', code(`${brand.desktopName}.exe`), ` desde la carpeta extraída. ${keep}`),
      ),
      script: step(
        'Extrae el archivo ZIP y abre la aplicación',
        paragraph('Guarda el archivo, haz clic derecho sobre él y elige ', control('Extract All'), ' (Extraer todo).'),
        paragraph(
          'Abre ',
          code(`Start ${brand.desktopName}.cmd`),
          ' desde la carpeta extraída. Deja la carpeta donde está.',
        ),
        closedZip,
      ),
      unknown: step(
        'Abre la aplicación',
        paragraph('Desde la carpeta extraída, abre lo que haya en ella:'),
        list(
          [code(setupFileName), ': se instala para tu usuario de Windows y no necesita permisos de administrador.'],
          [code(`${brand.desktopName}.exe`), ': no se instala nada; deja la carpeta donde está.'],
          [code(`Start ${brand.desktopName}.cmd`), ': instala antes Node 24 desde nodejs.org.'],
        ),
      ),
    },
    warning: {
      unsigned: paragraph(
        'El programa no está firmado, así que Windows puede mostrar ',
        control('Windows protected your PC'),
        '. Compara antes el SHA-256 del archivo ZIP con el de la página de descarga; después elige ',
        control('More info'),
        ' y ',
        control('Run anyway'),
        '.',
      ),
      signed: paragraph(
        'Si Windows pregunta si confías en un programa nuevo, ',
        control('More info'),
        ` muestra el editor: comprueba que es ${brand.company}.`,
      ),
    },
    steps: (begin, start) => [
      begin,
      start,
      step(
        'Inicia sesión',
        list(
          ['Con una cuenta: introduce el código de la aplicación en ', link('la página del equipo', '/device'), '.'],
          ['Con una licencia de pago único: introduce la clave de licencia, que tu cuenta muestra en Licenses.'],
          [
            'Si eres nuevo: elige la prueba gratis en la aplicación o empiézala en ',
            link('la página de precios', '/pricing'),
            '.',
          ],
        ),
      ),
      step(
        'Conecta MetaTrader 5',
        paragraph(
          'Elige tu copia de MetaTrader 5 en la aplicación y pulsa ',
          control('Instalar'),
          '. Después arrastra el asesor experto a un gráfico que no tenga otro. Si tu terminal no está en la lista, indica la carpeta de ',
          code('terminal64.exe'),
          '.',
        ),
        paragraph('Con imágenes: ', link('la guía de instalación', '/how-to/stratomate-setup'), '.'),
      ),
    ],
  },
}
