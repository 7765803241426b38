import type { MissingPlan } from '@stratomate/contracts/desktop/schemas'
import type { WindowPage } from '@stratomate/contracts/desktop-window/schemas'
import { Button } from '@stratomate/ui/button'
import { useOpenPage } from '../shown/use-open-page.ts'
import { planWays } from './plan-ways.ts'
import { t } from '../language/t.ts'

/** The plans that an account without one can get, each on a page of the site. */
export function ChoosePlan({ missing }: { missing: MissingPlan | null }) {
  const openPage = useOpenPage()
  const { title, text, ways } = planWays(missing)
  const open = (page: WindowPage) => () => void openPage(page)
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="text-text-2">
          {text} {t('This window continues as soon as a plan is in force.')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ label, page }, place) => (
          <Button key={page} variant={place === 0 ? 'primary' : 'quiet'} onClick={open(page)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
