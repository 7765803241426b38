import { feedbackTypeLabels, feedbackTypes } from '@stratomate/contracts/support/values'
import { FieldError } from '@stratomate/ui/field'
import { t } from '#web/shared/language/t.ts'

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
      <div className="flex flex-wrap gap-2">
        {feedbackTypes.map((choice, place) => (
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
            <span className="flex min-h-11 items-center justify-center rounded-md border border-line-strong px-4 text-center text-sm font-medium text-text-2 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:text-text peer-checked:hover:text-on-accent">
              {t(feedbackTypeLabels[choice])}
            </span>
          </label>
        ))}
      </div>
      <FieldError id="feedbackType-error" error={error} />
    </fieldset>
  )
}
