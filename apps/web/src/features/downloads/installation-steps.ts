import { brand } from '@stratomate/brand'
import { code, control, link, list, paragraph } from '@stratomate/content/block-parts'
import type { Step } from '@stratomate/content/blocks'

const guide = '/how-to/stratomate-setup'

/** The way from the ZIP file to the first chart, in short; the guide has it with pictures. */
export const installationSteps: readonly Step[] = [
  {
    title: 'Download and extract the ZIP file',
    blocks: [
      paragraph('Save the file, right-click it and choose ', control('Extract All'), '.'),
      paragraph('Started inside of the closed ZIP file, the setup would see only part of its files.'),
    ],
  },
  {
    title: 'Run the setup',
    blocks: [
      paragraph(
        'Start the setup from the extracted folder. It installs for your Windows user and needs no administrator.',
      ),
      paragraph(
        'If Windows asks whether you trust a new program, ',
        control('More info'),
        ` shows the publisher. It has to be ${brand.company}.`,
      ),
    ],
  },
  {
    title: 'Sign in',
    blocks: [
      list(
        ['With an account: enter the code of the app on ', link('the device page', '/device'), '.'],
        ['With a one-time license: enter the license key, which your account shows under Licenses.'],
        ['New here: choose the free trial in the app, or start it on ', link('the pricing page', '/pricing'), '.'],
      ),
    ],
  },
  {
    title: 'Connect MetaTrader 5',
    blocks: [
      paragraph(
        'Choose your copy of MetaTrader 5 in the app and press ',
        control('Install'),
        '. Then drag the expert advisor onto a chart that holds no other one. If your terminal is not listed, point to the folder of ',
        code('terminal64.exe'),
        '.',
      ),
      paragraph('With pictures: ', link('the setup guide', guide), '.'),
    ],
  },
]
