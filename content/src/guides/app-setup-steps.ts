import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, control, figureBlock, info, link, list, paragraph, step, warning } from '../block-factories.ts'
import type { Step } from '../blocks.ts'
import { chartsText, tradesText } from '../plan-texts.ts'
import { presentReleaseNote } from '../present-release.ts'
import { startAppSteps, windowsWarning } from './start-app-steps.ts'

/** For every package: the guide is a file, and knows nothing of the one that people get today. */
export const startAppStep: Step = {
  ...startAppSteps.unknown,
  blocks: [...startAppSteps.unknown.blocks, windowsWarning.unsigned],
}

/** From the ZIP file to an app that sees the terminal. */
export const appSetupSteps: readonly Step[] = [
  step(
    'Download the ZIP file',
    presentReleaseNote,
    paragraph(
      'Take it from ',
      link('the download page', '/download'),
      '. Version, size and SHA-256 are beside the button; compare the SHA-256 if you got the file from anywhere else.',
    ),
  ),
  step(
    'Extract it',
    paragraph(
      'Right-click the file and choose ',
      control('Extract All'),
      '. Started inside of the closed ZIP file, the app sees only part of its files, and not the address of this site.',
    ),
    figureBlock('app-unpack', 'Extract the whole ZIP file into a folder of its own.'),
  ),
  startAppStep,
  step(
    'Sign in, enter a license key or start the free trial',
    list(
      [
        'With an account: the app shows a code. Enter it on ',
        link('the device page', '/device'),
        ' and press ',
        control('Approve'),
        '.',
      ],
      [
        'With a one-time license: enter the license key when the app asks for it. It is shown in your account, under Licenses.',
      ],
      [
        'New here: choose the free trial. It gives ',
        `${trialPlan.days} days, ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, one indicator at a time with one change a day, and asks for no card.`,
      ],
    ),
    figureBlock('app-sign-in', 'The code in the app and the code in the browser have to be the same.'),
  ),
  step(
    'Install the indicators',
    paragraph(
      'The app looks for MetaTrader 5 and lists every copy that it finds. Choose yours and press ',
      control('Install'),
      ': the expert advisor and the indicators are copied into the data folder of the terminal. Then refresh the Navigator in MetaTrader 5.',
    ),
    figureBlock(
      'app-indicator-installer',
      'During the trial one indicator is installed at a time; a plan installs all of them.',
    ),
    info(
      'Not in the list?',
      'Start the terminal once so that its data folder exists. A portable copy is chosen by hand: it is the folder that holds ',
      code('terminal64.exe'),
      '.',
    ),
  ),
  step(
    'Attach the expert advisor',
    paragraph(
      'Drag it from the Navigator onto each chart that you want to trade. It needs neither Algo Trading nor DLL imports. The chart appears in the app at once.',
    ),
    figureBlock('mt5-attach-expert', 'Drag the expert advisor from the Navigator onto the chart.'),
    warning(
      'Not on the chart of EABiBOT',
      'A second expert advisor unloads the first. Attach ours to the second chart of the same symbol, beside the one that holds EABiBOT.',
    ),
  ),
  step(
    'Choose the source when the app asks for it',
    paragraph(
      'One of our own indicators is read automatically. With others on the chart the row may say ',
      control('Choose its source'),
      ': press it, pick the indicator that draws your arrows, compare the picture with your chart and press ',
      control('Use this source'),
      '. How each kind is read is under ',
      link('Any indicator', '/documentation#any-indicator'),
      '. Then continue with ',
      link('your favorites', '/how-to/mt5-favorites'),
      '.',
    ),
    figureBlock('window-source', 'Where the chosen indicator would have bought and sold on the newest candles.'),
    info(
      'Saved inputs of an earlier version',
      'Inputs are now named with ',
      code('Inp'),
      ' in front, so a ',
      code('.set'),
      ' file that you saved before fills nothing in: enter the values once and save the file again.',
    ),
  ),
]
