import { RulerBar } from '@stratomate/ui/ruler-bar'
import { t } from '#web/shared/language/t.ts'

type ProgressRulerProps = {
  done: number
  all: number
  text: '{done} of {all} done' | '{done} of {all} steps done'
  className?: string
}

/** The ruler as a progress bar. Without script nothing is counted, so nothing is shown. */
export function ProgressRuler({ done, all, text, className = '' }: ProgressRulerProps) {
  return (
    <div className={`screen-only flex items-center gap-4 text-sm text-text-2 noscript:hidden ${className}`}>
      <RulerBar value={done === 0 ? null : done} limit={all} scale={all} />
      <output className="flex-none tabular-nums">{t(text, { done, all })}</output>
    </div>
  )
}
