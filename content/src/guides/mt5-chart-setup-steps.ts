import { brand } from '@stratomate/brand'
import { code, control, figureBlock, info, link, list, paragraph, step } from '../block-factories.ts'
import type { Step } from '../blocks.ts'
import { presentReleaseNote } from '../present-release.ts'

/** From an empty terminal to charts on which the expert advisor of the next guide can be put. */
export const mt5ChartSetupSteps: readonly Step[] = [
  step(
    'Check MetaTrader 5 and its demo account',
    presentReleaseNote,
    paragraph(
      'MetaTrader 5 is installed, signed in to a demo account and shows moving prices. If not, do ',
      link('Download MetaTrader 5', '/how-to/download-mt5'),
      ' first.',
    ),
    figureBlock('mt5-demo-account', 'The account is at the top of the Navigator.'),
  ),
  step(
    'Decide whether you need OTC charts',
    info(
      'Third-party, needed only for OTC',
      'EABiBOT is an expert advisor of another maker that brings OTC symbols into MetaTrader 5. Without it only non-OTC charts can be traded. For non-OTC charts go straight on to the timeframe.',
    ),
    paragraph(
      'Its demo gives 4 OTC charts for 3 days. It is sold and supported by its maker; we earn nothing from it and cannot help with its license.',
    ),
  ),
  step(
    'Install EABiBOT (only for OTC)',
    paragraph(
      'Get it from the maker’s site, ',
      link('EABiBOT', brand.eabibot),
      ', and follow the instructions that come with it. In the terminal, ',
      control('File'),
      ' and ',
      control('Open Data Folder'),
      ' shows the folder; expert advisors belong into ',
      code('MQL5\\Experts'),
      '. Then right-click ',
      control('Expert Advisors'),
      ' in the Navigator and choose ',
      control('Refresh'),
      '.',
    ),
  ),
  step(
    'Attach EABiBOT and open its charts (only for OTC)',
    paragraph(
      'Drag it from the Navigator onto an empty chart, allow what its instructions ask for and confirm. Its OTC symbols appear in Market Watch; open a chart for each one that you want to trade.',
    ),
    info(
      'A chart of its own for EABiBOT',
      'A chart holds one expert advisor. Leave EABiBOT alone on its chart, and open a second chart of the same symbol for trading: ours is attached there later.',
    ),
    figureBlock('mt5-attach-expert', 'Drag the expert advisor from the Navigator onto the chart.'),
  ),
  step(
    'Set the timeframe to M1',
    paragraph(
      'Click ',
      control('M1'),
      ' in the toolbar on each chart. Other timeframes work as well; to find what fits each indicator, see ',
      link('the strategy library', '/strategies-library'),
      '.',
    ),
    figureBlock('mt5-timeframe', 'The timeframe is part of a chart: a favorite is a symbol and its timeframe.'),
  ),
  step(
    'Heiken Ashi candles and a template (optional)',
    list(
      [
        'Heiken Ashi candles make trends easier to see: ',
        control('Insert'),
        ', ',
        control('Indicators'),
        ', ',
        control('Custom'),
        ', ',
        control('Heiken Ashi'),
        '. Their prices are averages; trades still end at the real price. They draw candles and no signals, so the chart needs an indicator with arrows as well.',
      ],
      [
        'When one chart looks as you want it, right-click it, choose ',
        control('Templates'),
        ' and ',
        control('Save Template'),
        ', and load it on the others. A template brings its expert advisor along, so save it on a chart that holds none.',
      ],
    ),
  ),
]
