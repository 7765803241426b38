import { brand } from '@stratomate/brand'
import { code, control, figureBlock, info, link, list, paragraph, step } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'
import { presentReleaseNote } from '../download/present-release.ts'

/** From an empty terminal to charts on which the expert advisor of the next guide can be put. */
export const mt5ChartSetupSteps: readonly Step[] = [
  step(
    'Comprueba MetaTrader 5 y su cuenta demo',
    presentReleaseNote,
    paragraph(
      'MetaTrader 5 está instalado, tiene la sesión iniciada en una cuenta demo y muestra precios que se mueven. Si no es así, haz primero ',
      link('Descarga MetaTrader 5', '/how-to/download-mt5'),
      '.',
    ),
    figureBlock('mt5-demo-account', 'La cuenta está en la parte de arriba del Navegador.'),
  ),
  step(
    'Decide si necesitas gráficos OTC',
    info(
      'De terceros, necesario solo para OTC',
      'EABiBOT es un asesor experto de otro fabricante que lleva símbolos OTC a MetaTrader 5. Sin él solo se puede operar con gráficos que no son OTC. Si te bastan, pasa directamente a la temporalidad.',
    ),
    paragraph(
      'Su demo da 4 gráficos OTC durante 3 días. Lo vende y lo atiende su fabricante; nosotros no ganamos nada con él y no podemos ayudarte con su licencia.',
    ),
  ),
  step(
    'Instala EABiBOT (solo para OTC)',
    paragraph(
      'Consíguelo en el sitio de su fabricante, ',
      link('EABiBOT', brand.eabibot),
      ', y sigue las instrucciones que trae. En el terminal, ',
      control('File'),
      ' (Archivo) y ',
      control('Open Data Folder'),
      ' (Abrir carpeta de datos) muestra la carpeta; los asesores expertos van en ',
      code('MQL5\\Experts'),
      '. Después haz clic derecho en ',
      control('Expert Advisors'),
      ' (Asesores Expertos), en el Navegador, y elige ',
      control('Refresh'),
      ' (Actualizar).',
    ),
  ),
  step(
    'Añade EABiBOT y abre sus gráficos (solo para OTC)',
    paragraph(
      'Arrástralo desde el Navegador a un gráfico vacío, permite lo que piden sus instrucciones y confirma. Sus símbolos OTC aparecen en Market Watch; abre un gráfico para cada uno con el que quieras operar.',
    ),
    info(
      'Un gráfico propio para EABiBOT',
      'Un gráfico admite un solo asesor experto. Deja a EABiBOT solo en el suyo y abre un segundo gráfico del mismo símbolo para operar: el nuestro se añade ahí más tarde.',
    ),
    figureBlock('mt5-attach-expert', 'Arrastra el asesor experto desde el Navegador al gráfico.'),
  ),
  step(
    'Pon la temporalidad en M1',
    paragraph(
      'Haz clic en ',
      control('M1'),
      ', en la barra de herramientas, en cada gráfico. Otras temporalidades también funcionan; para ver cuál le va bien a cada indicador, consulta ',
      link('la biblioteca de estrategias', '/strategies-library'),
      '.',
    ),
    figureBlock(
      'mt5-timeframe',
      'La temporalidad es parte del gráfico: un favorito es un símbolo con su temporalidad.',
    ),
  ),
  step(
    'Velas Heiken Ashi y una plantilla (opcional)',
    list(
      [
        'Con las velas Heiken Ashi se ven mejor las tendencias: ',
        control('Insert'),
        ', ',
        control('Indicators'),
        ', ',
        control('Custom'),
        ', ',
        control('Heiken Ashi'),
        ' (Insertar, Indicadores, Personalizados). Sus precios son promedios; las operaciones siguen terminando al precio real. Dibujan velas y no señales, así que el gráfico necesita además un indicador con flechas.',
      ],
      [
        'Cuando un gráfico tenga el aspecto que quieres, haz clic derecho en él, elige ',
        control('Templates'),
        ' (Plantillas) y ',
        control('Save Template'),
        ' (guardar la plantilla), y cárgala en los demás. Una plantilla lleva consigo su asesor experto, así que guárdala desde un gráfico que no tenga ninguno.',
      ],
    ),
  ),
]
