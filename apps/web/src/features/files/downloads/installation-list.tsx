import { Blocks } from '#web/shared/content/blocks.tsx'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { t } from '#web/shared/language/t.ts'
import { installationSteps } from './installation-steps.ts'
import { useInstaller } from './use-installer.ts'

/** The browser keeps at most one of the folds with this name open. */
const groupName = 'installation-step'

/** Four steps, the first open; opening one closes the others, pressing the open one closes it, all without script. */
export function InstallationList() {
  const steps = installationSteps(useInstaller())
  return (
    <ol className="border-t border-line">
      {steps.map(({ title, blocks }, place) => (
        <li key={place} className="border-b border-line">
          <details name={groupName} open={place === 0} className="group">
            <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 py-4 hover:text-accent-text">
              <span aria-hidden="true" className="w-5 flex-none text-lg font-semibold text-accent-text tabular-nums">
                {place + 1}
              </span>
              <h3 className="mr-auto text-md leading-snug">
                <span className="sr-only">{t('Step {number}:', { number: place + 1 })} </span>
                {title}
              </h3>
              <FoldMark />
            </summary>
            <div className="max-w-prose pb-7 pl-9">
              <Blocks blocks={blocks} level={4} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}
