import type { ServiceStatus } from '@stratomate/contracts/status/schemas'
import { clsx } from 'clsx'
import { CircleCheck, CircleSlash, CircleX, type LucideIcon, MonitorCheck, TriangleAlert } from 'lucide-react'
import { componentLabel } from '#web/shared/format/status-labels.ts'
import { t } from '#web/shared/language/t.ts'
import { type Ability, abilityOf, questions } from './answers-of.ts'

const looks = {
  works: { look: 'text-st-active', Icon: CircleCheck },
  slow: { look: 'text-st-pending', Icon: TriangleAlert },
  fails: { look: 'text-st-problem', Icon: CircleX },
  unused: { look: 'text-text-3', Icon: CircleSlash },
} as const satisfies Record<Ability, { look: string; Icon: LucideIcon }>

/** What a person can do right now, and what each of it needs; the places of the answers are reserved while they load. */
export function ServiceSummary({ status }: { status: ServiceStatus | undefined }) {
  return (
    <div className="border-t border-line">
      <dl className="lg:answer-columns grid md:grid-cols-2">
        {questions.map((asked, place) => (
          <div
            key={asked.question}
            className={clsx(
              'flex flex-wrap items-center justify-between gap-x-4 border-line px-5 py-3.5 md:block md:px-6 md:py-5',
              place > 0 && 'max-md:border-t lg:border-l',
            )}
          >
            <dt className="text-text-2 md:text-sm">{t(asked.question)}</dt>
            <dd className="flex items-center gap-2 text-md font-semibold md:mt-1 md:text-lg">
              {status === undefined ? (
                '…'
              ) : (
                <Answer ability={abilityOf(asked, status.components)} labels={asked.labels} />
              )}
            </dd>
            <dd className="mt-1 basis-full text-xs text-balance text-text-3">
              {t('Needs: {list}', { list: neededBy(asked, status) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex items-start gap-3 border-t border-line p-5 text-sm text-text-2 md:px-6">
        <MonitorCheck size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-text-3" />
        <span className="max-w-prose">
          {t(
            'Orders go from your own computer to the broker, so a fault here does not stop trades that your desktop app has already reserved.',
          )}
        </span>
      </p>
    </div>
  )
}

/** The parts that something needs here: one that is not set up is done without. */
function neededBy({ vital, useful }: (typeof questions)[number], status: ServiceStatus | undefined): string {
  const unused = status?.components.filter(({ state }) => state === 'not-configured').map(({ id }) => id) ?? []
  const used = useful.filter((id) => !unused.includes(id))
  // A name of several words stays on one line.
  return [...vital, ...used].map((id) => componentLabel(id).name.replaceAll(' ', '\u00a0')).join(', ')
}

type AnswerProps = { ability: Ability; labels: (typeof questions)[number]['labels'] }

function Answer({ ability, labels }: AnswerProps) {
  const { look, Icon } = looks[ability]
  return (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={`flex-none ${look}`} />
      {t(labels[ability])}
    </>
  )
}
