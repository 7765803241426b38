import { sentencesOf } from '../../sentences-of.ts'
import { sentences as codes } from '../codes/code-sentences.data.ts'
import { texts as labRules } from '../lab/rules.data.ts'
import { texts as labScreens } from '../lab/screens.data.ts'
import { sentences as lab } from '../lab/sentences.data.ts'
import { texts as alerts } from './alerts.data.ts'
import { texts as brokers } from './brokers.data.ts'
import { texts as charts } from './charts.data.ts'
import { sentences as coreTrading } from './core-trading.data.ts'
import { sentences as core } from './core.data.ts'
import { texts as firstRun } from './first-run.data.ts'
import { texts as labTab } from './lab.data.ts'
import { texts as limits } from './limits.data.ts'
import { texts as outside } from './outside.data.ts'
import { texts as settings } from './settings.data.ts'
import { texts as shell } from './shell.data.ts'
import { texts as shown } from './shown.data.ts'
import { texts as statistics } from './statistics.data.ts'
import { texts as trades } from './trades.data.ts'

/** What the screens of the window say. */
export const texts = {
  ...alerts,
  ...brokers,
  ...charts,
  ...firstRun,
  ...labRules,
  ...labScreens,
  ...labTab,
  ...limits,
  ...outside,
  ...settings,
  ...shell,
  ...shown,
  ...statistics,
  ...trades,
}

/** What the core of the app and the service say, of codes and otherwise. */
export const sentences: Readonly<Record<string, string>> = {
  ...sentencesOf(codes),
  ...coreTrading,
  ...lab,
  ...core,
}
