import { type FeedbackType, feedbackTypeLabels, feedbackTypes } from '@stratomate/contracts/support/values'
import { FieldError } from '@stratomate/ui/field'
import { Bug, Ellipsis, Lightbulb, Smile, WandSparkles } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

const icons = {
  suggestion: Lightbulb,
  bug: Bug,
  feature: WandSparkles,
  experience: Smile,
  other: Ellipsis,
} as const satisfies Record<FeedbackType, typeof Bug>

type TypeFieldProps = { label: string; error: string | undefined; value: string; onChoose: (type: string) => void }

/** What the feedback is about: a radio group whose choices are all in sight, so that one press is enough. */
export function TypeField({ label, error, value, onChoose }: TypeFieldProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : 'feedbackType-error'}
      className="grid gap-1.5"
    >
      <legend className="mb-3 text-md font-semibold">{label}</legend>
      <div className="choice-tiles grid gap-2">
        {feedbackTypes.map((choice, place) => {
          const Icon = icons[choice]
          return (
            <label key={choice} className="relative cursor-pointer">
              <input
                type="radio"
                // The summary of errors links to the first one.
                id={place === 0 ? 'feedbackType' : `feedbackType-${choice}`}
                name="feedbackType"
                value={choice}
                checked={choice === value}
                onChange={() => onChoose(choice)}
                className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
              />
              <span className="flex h-full min-h-11 items-center gap-2 rounded-md border border-line-strong px-2.5 py-2 text-sm leading-snug sm:flex-col sm:justify-start sm:px-1 sm:py-3 sm:text-center font-medium text-text-2 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:text-text peer-checked:hover:text-on-accent">
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
                {t(feedbackTypeLabels[choice])}
              </span>
            </label>
          )
        })}
      </div>
      <FieldError id="feedbackType-error" error={error} />
    </fieldset>
  )
}
