import { ratingMax } from '@stratomate/contracts/support/values'
import { Button } from '@stratomate/ui/button'
import { FieldError } from '@stratomate/ui/field'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

const ratings = Array.from({ length: ratingMax }, (_none, place) => place + 1)

/** One to five stars: a radio group, so arrow keys move through it. The number beside it does not depend on colour. */
export function RatingField({ error }: { error: string | undefined }) {
  const [rating, setRating] = useState(0)
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : 'rating-error'}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-medium">{t('How satisfied are you? (optional)')}</legend>
      <div className="-ml-2.5 flex flex-wrap items-center">
        {ratings.map((value) => (
          <label key={value} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              // The summary of errors links to the first one.
              id={value === 1 ? 'rating' : `rating-${value}`}
              name="rating"
              value={value}
              checked={value === rating}
              onChange={() => setRating(value)}
              aria-label={t('{count} of {most} stars', { count: value, most: ratingMax })}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <span className="rounded-xs p-1 peer-focus-visible:outline-2 peer-focus-visible:outline-focus">
              <Star
                size={24}
                strokeWidth={1.75}
                aria-hidden="true"
                className={clsx(value <= rating ? 'fill-current text-accent-text' : 'text-line-strong')}
              />
            </span>
          </label>
        ))}
        <span className="ml-2 text-sm text-text-2 tabular-nums">
          {rating === 0 ? t('Select a rating') : `${rating}/${ratingMax}`}
        </span>
        {rating === 0 ? null : (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={() => setRating(0)}>
            <TextWithMarks
              text="Clear<rest> the rating</rest>"
              marks={{ rest: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        )}
      </div>
      <FieldError id="rating-error" error={error} />
    </fieldset>
  )
}
