import { code, control, figureBlock, info, link, paragraph, step } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'

/** From the vendor's page to moving prices. */
export const downloadMt5Steps: readonly Step[] = [
  step(
    'Abre la página de descarga de MetaTrader 5',
    paragraph(
      'Ve a ',
      link('metatrader5.com', 'https://www.metatrader5.com/en/download'),
      ' y elige ',
      control('Download MetaTrader 5 for Windows'),
      '. El instalador de tu propio bróker también sirve, siempre que sea MetaTrader 5 y no 4.',
    ),
    figureBlock('mt5-download', 'El botón de descarga para Windows en la página del fabricante.'),
  ),
  step(
    'Ejecuta el instalador',
    paragraph(
      'Abre ',
      code('mt5setup.exe'),
      ' desde tus descargas, acepta la licencia y espera a que diga que ha terminado. La carpeta que propone está bien.',
    ),
    figureBlock('mt5-installer', 'El instalador descarga lo demás.'),
  ),
  step(
    'Deja que se abra y echa un vistazo',
    paragraph(
      'MetaTrader 5 se abre con cuatro gráficos. A la izquierda están ',
      control('Market Watch'),
      ' (Observación del Mercado), con los símbolos, y ',
      control('Navigator'),
      ' (Navegador), con las cuentas, los indicadores y los asesores expertos. La esquina inferior derecha muestra la conexión.',
    ),
  ),
  step(
    'Abre una cuenta demo',
    paragraph(
      'Si no se ha abierto ninguna ventana de cuentas, elige ',
      control('File'),
      ' (Archivo) y ',
      control('Open an Account'),
      ' (Abrir una cuenta), selecciona ',
      control('MetaQuotes-Demo'),
      ' o tu bróker y después ',
      control('Open a demo account'),
      ' (Abrir una cuenta demo). El terminal necesita una cuenta solo por sus precios; ninguna de nuestras operaciones se abre allí.',
    ),
    figureBlock('mt5-demo-account', 'Basta con una cuenta demo: entrega los precios de tus gráficos.'),
  ),
  step(
    'Comprueba que los precios se mueven',
    paragraph(
      'Las cifras de Market Watch tienen que cambiar. Si no se mueven, puede que sea fin de semana o que la esquina inferior derecha diga ',
      control('No connection'),
      ' (Sin conexión): haz clic ahí y elige ',
      control('Rescan servers'),
      ' (Volver a explorar los servidores).',
    ),
    info(
      'En un Mac o un teléfono',
      'Las versiones para teléfono no pueden ejecutar asesores expertos. Usa un ordenador con Windows, o un servidor con Windows que funcione día y noche.',
    ),
  ),
]
