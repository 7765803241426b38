import type { WindowImportField } from '@stratomate/contracts/desktop-window/imports'
import { clsx } from 'clsx'
import { ArrowRight, CircleHelp, CircleSlash, Equal, MonitorCog } from 'lucide-react'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const cellLook = 'px-3.5 py-2.5 text-left align-baseline text-sm'

/** Each setting today and after the import, and the reason where a shared value is not taken. */
export function ImportDifference({ fields }: { fields: readonly WindowImportField[] }) {
  return (
    <div className="rounded-lg border border-line">
      <table className="w-full">
        <caption className="sr-only">{t('Settings of the chart today and after the import')}</caption>
        <thead>
          <tr>
            {[t('Setting'), t('Today'), t('After')].map((name) => (
              <th key={name} scope="col" className="h-9 px-3.5 text-left text-xs font-medium text-text-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.label} className="border-t border-line">
              <th scope="row" className={clsx(cellLook, 'w-32 font-normal text-text-2')}>
                {saidInLanguage(field.label)}
              </th>
              <td className={clsx(cellLook, 'w-36 text-text-2 tabular-nums')}>
                <bdi>{saidInLanguage(field.today)}</bdi>
              </td>
              <td className={cellLook}>
                <After field={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function After({ field: { after, outcome, why } }: { field: WindowImportField }) {
  const { Icon, look, words } = marks[outcome]
  return (
    <>
      <span className="flex items-baseline gap-2">
        <Icon size={14} aria-hidden="true" className={clsx('flex-none self-center', look)} />
        <span className={clsx('tabular-nums', outcome === 'taken' ? 'font-semibold' : 'text-text-2')}>
          <bdi>{saidInLanguage(after)}</bdi>
        </span>
        <span className={clsx('text-xs whitespace-nowrap', outcome === 'same' ? 'text-text-3' : 'text-text-2')}>
          {t(words)}
        </span>
      </span>
      {why === null ? null : <span className="mt-1 block text-xs text-text-2">{saidInLanguage(why)}</span>}
    </>
  )
}

const marks = {
  same: { Icon: Equal, look: 'text-text-3', words: 'stays' },
  taken: { Icon: ArrowRight, look: 'text-signal', words: 'changes' },
  asked: { Icon: CircleHelp, look: 'text-st-pending', words: 'stays unless you say so' },
  kept: { Icon: CircleSlash, look: 'text-st-pending', words: 'stays' },
  terminal: { Icon: MonitorCog, look: 'text-text-2', words: 'set it in MetaTrader 5' },
} as const
