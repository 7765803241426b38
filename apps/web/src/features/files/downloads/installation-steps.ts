import { code, control, link, list, paragraph } from '@stratomate/content/block-factories'
import type { Step } from '@stratomate/content/blocks'
import { beginSteps, startAppSteps, windowsWarning } from '@stratomate/content/guides/start-app-steps'
import { inLanguage } from '#web/shared/language/t.ts'
import type { Installer } from './use-installer.ts'

const guide = '/how-to/stratomate-setup'

/** The steps from the ZIP file to the first chart, for the present package and in short; the guide has pictures. */
export function installationSteps(installer: Installer): readonly Step[] {
  const { begin, steps } = inLanguage('installation', english)
  const isScript = installer.kind === 'published' && installer.file.app === 'script'
  return steps(isScript ? begin.script : begin.others, startStepOf(installer))
}

function startStepOf(installer: Installer): Step {
  const { start: starts, warning } = inLanguage('installation', english)
  const unknown = { ...starts.unknown, blocks: [...starts.unknown.blocks, warning.unsigned] }
  if (installer.kind !== 'published') return unknown
  const { app, isSigned } = installer.file
  if (app === null) return unknown
  const start = starts[app]
  // Windows asks before it runs unknown programs; the script runs in one that it knows.
  if (app === 'script') return start
  return { ...start, blocks: [...start.blocks, warning[isSigned ? 'signed' : 'unsigned']] }
}

const englishSteps = (begin: Step, start: Step): readonly Step[] => [
  begin,
  start,
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

const english = { begin: beginSteps, start: startAppSteps, warning: windowsWarning, steps: englishSteps }
