import { t } from '#web/shared/language/t.ts'

/** How an add-on gets onto a chart: the steps of the README in each ZIP, in short. */
export function AfterDownload() {
  return (
    <section aria-labelledby={afterDownloadId} className="mt-14">
      <h2 id={afterDownloadId} className="scroll-mt-24 text-lg">
        {t('After the download')}
      </h2>
      <p className="mt-2 max-w-prose text-text-2">
        {t('Each ZIP has the source, presets and a README with every input.')}
      </p>
      <ol className="mt-5 grid gap-x-10 md:grid-cols-3">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="guide-step-columns grid border-t border-line py-5">
            <span aria-hidden="true" className="text-lg font-semibold text-accent-text tabular-nums">
              {place + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-md leading-snug font-semibold">{t(title)}</h3>
              <p className="mt-1 text-text-2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The anchor of the steps. */
export const afterDownloadId = 'after-download'

const steps = [
  {
    title: 'Copy it into MetaTrader 5',
    text: 'Choose File, Open Data Folder, and copy the contents of MQL5 from the ZIP into the MQL5 folder that opens.',
  },
  {
    title: 'Compile it',
    text: 'Right-click compile.ps1 there and choose Run with PowerShell, or press F7 in MetaEditor.',
  },
  {
    title: 'Drag it onto a chart',
    text: 'Refresh the Navigator first. The presets are under Load in the window of its inputs.',
  },
] as const
