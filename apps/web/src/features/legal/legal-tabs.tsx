import { type LegalDocumentId, legalIds, legalPage } from '@stratomate/contracts/site/pages'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { Tabs } from '@stratomate/ui/tabs'
import { KeptLegalText } from './kept-legal-text.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import { legalTitles } from './legal-documents.ts'
import { PrintButton } from './print-button.tsx'
import { useLegalChoice } from './use-legal-choice.ts'

/** Four documents, one at a time; without script they are shown one below the other. */
export function LegalTabs() {
  const [selected, choose] = useLegalChoice()
  return (
    <>
      <EnglishTextsNote />
      <LegalSelect selected={selected} onSelect={choose} />
      <Tabs
        label={t('Legal documents')}
        items={legalIds.map((value) => ({ value, label: t(legalTitles[value]) }))}
        selected={selected}
        onSelect={choose}
        heading={
          <div className="order-last flex flex-wrap gap-2">
            <LinkButton to={legalPage(selected)} size="sm">
              {t('Read on its own page')}
            </LinkButton>
            <PrintButton />
          </div>
        }
        headerClassName="screen-only noscript:hidden"
        className="flex-wrap max-md:hidden"
        // Limited in height, so that the page ends where its story does; printed and without script the texts are
        // complete.
        panelClassName="mt-4 rounded-lg border border-line px-5 pb-8 lg:px-6 noscript:max-h-none max-h-52 overflow-y-auto overscroll-y-auto print:max-h-none print:overflow-visible print:border-0"
      >
        {legalIds.map((id) => (
          <div
            key={id}
            id={id}
            lang="en"
            data-legal
            data-selected={id === selected}
            className="legal-panel scroll-mt-20 border-line pt-6 not-first:border-t"
          >
            <KeptLegalText id={id} level={3} />
          </div>
        ))}
      </Tabs>
    </>
  )
}

/** On pages in another language: the legal texts are binding in English, so they are shown in English. */
function EnglishTextsNote() {
  if (spoken.language === 'en') return null
  return (
    <p className="mb-4 text-sm text-text-2">{t('The legal texts are in English: that is the wording that applies.')}</p>
  )
}

type LegalSelectProps = { selected: LegalDocumentId; onSelect: (id: LegalDocumentId) => void }

/** On a narrow screen four tabs do not fit, so a select replaces them. */
function LegalSelect({ selected, onSelect }: LegalSelectProps) {
  return (
    <div className="screen-only mb-4 md:hidden noscript:hidden">
      <Field label={t('Document')}>
        {(control) => (
          <Select
            {...control}
            value={selected}
            onChange={({ currentTarget }) => {
              const id = legalIds.find((candidate) => candidate === currentTarget.value)
              if (id !== undefined) onSelect(id)
            }}
          >
            {legalIds.map((id) => (
              <option key={id} value={id}>
                {t(legalTitles[id])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
