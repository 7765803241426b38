import { type TrialName, trialNames, trialTextMax, windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { TrialStore } from '@stratomate/lab-ui/records/trial-record'
import type { AppLink } from '../connection/app-link.ts'

/** The most that fit into the app's note. */
const entriesMax = 100

/** The lab's counts, stored by the app, because the address of the window changes with each start. */
export async function readTrialStore(link: AppLink): Promise<TrialStore> {
  const kept = await link.read<Partial<Record<TrialName, string | null>>>(windowPaths.trials, null)
  const texts = new Map<string, string | null>(Object.entries(kept ?? {}))
  return {
    entriesMax,
    recall: (name) => texts.get(name) ?? null,
    remember(name, text) {
      texts.set(name, text)
      const known = trialNames.find((one) => one === name)
      if (known !== undefined && text.length <= trialTextMax) void link.act({ kind: 'keep_trials', name: known, text })
    },
  }
}
