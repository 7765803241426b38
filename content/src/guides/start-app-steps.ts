import { brand, setupFileName } from '@stratomate/brand'
import { code, control, link, list, paragraph, step } from '../block-factories.ts'
import type { Step } from '../blocks.ts'

const nodeAddress = 'https://nodejs.org/en/download'
const warningTitle = 'Windows protected your PC'

/** What is done before the app is started: a package of scripts needs the program that runs it. */
export const beginSteps = {
  script: step(
    'Install Node 24',
    paragraph('The app runs on it. ', link('Get Node 24', nodeAddress), ' and run its installer, once.'),
  ),
  others: step(
    'Download and extract the ZIP file',
    paragraph('Save the file, right-click it and choose ', control('Extract All'), '.'),
    paragraph('Started inside of the closed ZIP file, the app would see only part of its files.'),
  ),
} as const satisfies Record<string, Step>

/** How the app is started, by what its package holds; `unknown` while or where that cannot be asked. */
export const startAppSteps = {
  setup: step(
    'Run the setup',
    paragraph(
      'Start ',
      code(setupFileName),
      ' from the extracted folder. It installs for your Windows user and needs no administrator rights.',
    ),
  ),
  program: step(
    'Start the program',
    paragraph(
      'Start ',
      code(`${brand.desktopName}.exe`),
      ' from the extracted folder. Nothing is installed: keep the folder where it is.',
    ),
  ),
  script: step(
    'Extract the ZIP file and start the app',
    paragraph('Save the file, right-click it and choose ', control('Extract All'), '.'),
    paragraph(
      'Start ',
      code(`Start ${brand.desktopName}.cmd`),
      ' from the extracted folder. Keep the folder where it is.',
    ),
    paragraph('Started inside of the closed ZIP file, the app would see only part of its files.'),
  ),
  unknown: step(
    'Start the app',
    paragraph('From the extracted folder, start what is in it:'),
    list(
      [code(setupFileName), ': it installs for your Windows user and needs no administrator rights.'],
      [code(`${brand.desktopName}.exe`), ': nothing is installed; keep the folder where it is.'],
      [code(`Start ${brand.desktopName}.cmd`), ': install Node 24 from nodejs.org first.'],
    ),
  ),
} as const satisfies Record<string, Step>

/** What Windows says of a program whose maker it does not know, and of one that it knows by its signature. */
export const windowsWarning = {
  unsigned: paragraph(
    'The program is not signed, so Windows may show ',
    control(warningTitle),
    '. Compare the SHA-256 of the ZIP file with the one on the download page first; then choose ',
    control('More info'),
    ' and ',
    control('Run anyway'),
    '.',
  ),
  signed: paragraph(
    'If Windows asks whether you trust a new program, ',
    control('More info'),
    ` shows the publisher: check that it is ${brand.company}.`,
  ),
} as const
