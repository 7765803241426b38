import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { FlaskConical } from 'lucide-react'

/** An offer to see the dashboard at work before installing anything. `isLead`: where it is what the page asks for first. */
export function WatchCard({ isLead, onWatch }: { isLead: boolean; onWatch: () => void }) {
  return (
    <Card as="section" aria-labelledby="watch-title" className="flex flex-col p-5 md:p-7">
      <div className="flex items-center justify-between gap-3">
        <CardTitle id="watch-title">See it live first</CardTitle>
        <FlaskConical size={20} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
      </div>
      <WatchSketch />
      <p className="text-sm text-text-2">
        Three made-up charts, the real rules and the paper broker run here in your browser. No Windows, no terminal, and
        nothing counts toward your plan.
      </p>
      <div className="mt-5">
        <Button variant={isLead ? 'primary' : 'secondary'} onClick={onWatch}>
          Watch simulated charts
        </Button>
      </div>
    </Card>
  )
}

/** Three quiet charts, the middle one with a signal. */
function WatchSketch() {
  const lines = [
    'M0 34L14 28L28 36L42 22L56 26L70 14L84 20L98 8',
    'M116 12L130 20L144 14L158 28L172 24L186 38L200 30L214 34',
    'M232 30L246 34L260 22L274 26L288 18L302 24L316 12L330 18',
  ]
  return (
    <svg viewBox="-2 0 336 56" aria-hidden="true" className="my-6 w-full">
      {lines.map((line) => (
        <path key={line} d={line} fill="none" strokeWidth="1.5" className="stroke-text-3" />
      ))}
      <path d="M0 50H98M116 50H214M232 50H330" strokeDasharray="2 5" className="stroke-line-strong" />
      <path d="M158 36l5 8h-10z" className="fill-signal" />
      <path d="M302 12l5-8h-10z" fill="none" strokeWidth="1.2" className="stroke-text-2" />
    </svg>
  )
}
