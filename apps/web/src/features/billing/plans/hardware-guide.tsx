import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import type { ChartNeed } from './chart-need.ts'
import { t } from '#web/shared/language/t.ts'

const rows = [
  { charts: 'Up to 5 charts', memory: '8GB RAM', processor: 'i3/i5', needs: ['one', 'few'] },
  { charts: '5-10 charts', memory: '32GB RAM', processor: 'i7', needs: ['many'] },
] as const satisfies { charts: TranslatedText; memory: string; processor: string; needs: readonly ChartNeed[] }[]

/** What the computer needs for the charts that were chosen above. */
export function HardwareGuide({ need }: { need: ChartNeed | null }) {
  return (
    <section aria-labelledby="hardware-title">
      <h2 id="hardware-title" className="text-lg">
        {t('Hardware')}
      </h2>
      <p className="mt-2 text-text-2">
        {t(
          'Windows 10 or higher, 500MB disk, internet. The rest depends on how many charts your computer has to draw.',
        )}
      </p>
      <table className="mt-5 w-full text-left">
        <thead className="text-xs text-text-3">
          <tr>
            <th scope="col" className="pr-3 pb-2 font-medium">
              {t('Charts')}
            </th>
            <th scope="col" className="pr-3 pb-2 font-medium">
              {t('Memory')}
            </th>
            <th scope="col" className="pb-2 font-medium">
              {t('Processor')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ charts, memory, processor, needs }) => (
            <tr
              key={charts}
              data-fits={needs.some((candidate) => candidate === need)}
              className="border-t border-line text-text-2 data-[fits=true]:font-medium data-[fits=true]:text-text"
            >
              <th scope="row" className="py-3 pr-3 font-medium">
                {t(charts)}
                {needs.some((candidate) => candidate === need) ? (
                  <span className="sr-only"> {t('(fits your choice)')}</span>
                ) : null}
              </th>
              <td className="py-3 pr-3">{memory}</td>
              <td className="py-3">{processor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
