import type { Guide } from '@stratomate/content/guides/guides'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Blocks } from '#web/shared/content/blocks.tsx'
import { t } from '#web/shared/language/t.ts'
import { drawings } from './figures/drawings.tsx'
import { ProgressRuler } from './progress-ruler.tsx'
import { useGuideProgress } from './use-guide-progress.ts'

/** The numbered steps of a guide, each with a box for what is done. */
export function GuideSteps({ guide: { slug, steps } }: { guide: Guide }) {
  const known = useGuideProgress()
  const done = known?.progress[slug]?.filter((place) => place < steps.length) ?? []
  return (
    <>
      <ProgressRuler done={done.length} all={steps.length} text="{done} of {all} steps done" className="mt-8" />
      <ol className="mt-8">
        {steps.map(({ title, blocks }, place) => (
          <li key={title} className="guide-step-columns group grid border-t border-line py-7">
            <span aria-hidden="true" className="text-lg font-semibold text-accent-text tabular-nums">
              {place + 1}
            </span>
            <div className="min-w-0">
              <h2 id={`step-${place + 1}`} className="scroll-mt-20 text-lg">
                <span className="sr-only">{t('Step {number}:', { number: place + 1 })} </span>
                {title}
              </h2>
              <div className="mt-3">
                <Blocks blocks={blocks} drawings={drawings} />
              </div>
              <div className="screen-only mt-5 noscript:hidden">
                <Checkbox
                  label={
                    <>
                      {t('Done')}
                      <span className="sr-only">: {title}</span>
                    </>
                  }
                  disabled={known === null}
                  checked={done.includes(place)}
                  onChange={() => known?.toggle(slug, place)}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
