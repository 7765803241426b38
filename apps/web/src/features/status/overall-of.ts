import type { Incident } from '@stratomate/contracts/status/history'
import type { ComponentStatus } from '@stratomate/contracts/status/schemas'
import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { componentLabel } from '#web/shared/format/status-labels.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

export type Overall = { state: 'operational' | 'degraded' | 'down'; sentence: string; note: string | null }
type Part = Pick<ComponentStatus, 'id' | 'state'>
type OpenIncident = Pick<Incident, 'impact' | 'title' | 'resolvedAt'>

/**
 * One sentence about our own parts and the incidents that the team has reported; the brokers do not count. It says that
 * all is well only when every part is operational and no incident is open.
 */
export function overallOf(components: readonly Part[], incidents: readonly OpenIncident[]): Overall {
  const own = components.filter(({ id }) => serviceComponentIds.some((known) => known === id))
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  const states = [...own.map(({ state }) => state), ...open.map(({ impact }) => impact)]
  const state = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : 'operational'
  const unused = own.filter((part) => part.state === 'not-configured')
  const note = unused.length === 0 ? null : t('Not set up here: {list}.', { list: listOf(unused) })
  const [incident] = open.filter(({ impact }) => impact === state)
  if (incident !== undefined) return { state, sentence: incident.title, note }
  const bad = own.filter((part) => part.state === state)
  if (state !== 'operational') return { state, sentence: sentenceOf(state, bad), note }
  if (unused.length > 0) return { state, sentence: t('Everything that is set up here works.'), note }
  return { state, sentence: t('All systems operational.'), note }
}

function listOf(components: readonly Pick<ComponentStatus, 'id'>[]): string {
  const names = components.map(({ id }) => componentLabel(id).name)
  return new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(names)
}

function sentenceOf(state: 'down' | 'degraded', parts: readonly Pick<ComponentStatus, 'id'>[]): string {
  const [first, ...others] = parts
  const isPlural = others.length > 0 || first?.id === 'payments' || first?.id === 'webhooks'
  return t(sentences[state][isPlural ? 'many' : 'one'], { list: listOf(parts) })
}

const sentences = {
  down: { one: '{list} is not working right now.', many: '{list} are not working right now.' },
  degraded: { one: '{list} is not working as usual.', many: '{list} are not working as usual.' },
} as const
