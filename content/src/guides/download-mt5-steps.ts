import { code, control, figureBlock, info, link, paragraph, step } from '../block-factories.ts'
import type { Step } from '../blocks.ts'

/** From the vendor's page to moving prices. */
export const downloadMt5Steps: readonly Step[] = [
  step(
    'Open the download page of MetaTrader 5',
    paragraph(
      'Go to ',
      link('metatrader5.com', 'https://www.metatrader5.com/en/download'),
      ' and choose ',
      control('Download MetaTrader 5 for Windows'),
      '. The setup of your own broker works as well, as long as it is MetaTrader 5 and not 4.',
    ),
    figureBlock('mt5-download', 'The download button for Windows on the vendor’s page.'),
  ),
  step(
    'Run the setup',
    paragraph(
      'Start ',
      code('mt5setup.exe'),
      ' from your downloads, accept the license and wait until it says that it is finished. The folder it suggests is fine.',
    ),
    figureBlock('mt5-installer', 'The setup downloads the rest.'),
  ),
  step(
    'Let it open and look around',
    paragraph(
      'MetaTrader 5 starts with four charts. On the left you find ',
      control('Market Watch'),
      ' with the symbols and the ',
      control('Navigator'),
      ' with accounts, indicators and expert advisors. The lower right corner shows the connection.',
    ),
  ),
  step(
    'Open a demo account',
    paragraph(
      'If no account window opened, choose ',
      control('File'),
      ' and ',
      control('Open an Account'),
      ', pick ',
      control('MetaQuotes-Demo'),
      ' or your broker, and then ',
      control('Open a demo account'),
      '. The terminal needs an account for its prices only; no trade of ours is placed there.',
    ),
    figureBlock('mt5-demo-account', 'A demo account is enough: it delivers the prices for your charts.'),
  ),
  step(
    'Check that prices move',
    paragraph(
      'The figures in Market Watch have to change. If they don’t move, it may be the weekend, or the lower right corner says ',
      control('No connection'),
      ': click it and choose ',
      control('Rescan servers'),
      '.',
    ),
    info(
      'On a Mac or a phone',
      'The phone versions cannot run expert advisors. Use a Windows computer, or a Windows server that runs day and night.',
    ),
  ),
]
