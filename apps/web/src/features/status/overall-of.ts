import type { Incident } from '@stratomate/contracts/status/history'
import type { ComponentStatus } from '@stratomate/contracts/status/schemas'
import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { componentLabels } from '#web/shared/format/status-labels.ts'

export type Overall = { state: 'operational' | 'degraded' | 'down'; sentence: string; note: string | null }
type Part = Pick<ComponentStatus, 'id' | 'state'>
type OpenIncident = Pick<Incident, 'impact' | 'title' | 'resolvedAt'>

/**
 * One sentence for our own parts and what the team has reported; the brokers are not ours. It says that all is well
 * only when each part was seen well and no incident is open.
 */
export function overallOf(components: readonly Part[], incidents: readonly OpenIncident[]): Overall {
  const own = components.filter(({ id }) => serviceComponentIds.some((known) => known === id))
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  const states = [...own.map(({ state }) => state), ...open.map(({ impact }) => impact)]
  const state = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : 'operational'
  const unused = own.filter((part) => part.state === 'not-configured')
  const note = unused.length === 0 ? null : `Not set up here: ${listOf(unused)}.`
  const [incident] = open.filter(({ impact }) => impact === state)
  if (incident !== undefined) return { state, sentence: incident.title, note }
  const bad = own.filter((part) => part.state === state)
  if (state === 'down') return { state, sentence: `${subjectOf(bad)} not working right now.`, note }
  if (state === 'degraded') return { state, sentence: `${subjectOf(bad)} not working as usual.`, note }
  if (unused.length > 0) return { state, sentence: 'Everything that is set up here is operational.', note }
  return { state, sentence: 'All systems operational.', note }
}

function listOf(components: readonly Pick<ComponentStatus, 'id'>[]): string {
  const names = components.map(({ id }) => componentLabels[id].name)
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
}

function subjectOf(components: readonly Pick<ComponentStatus, 'id'>[]): string {
  const [first, ...others] = components
  const isPlural = others.length > 0 || first?.id === 'payments' || first?.id === 'webhooks'
  return `${listOf(components)} ${isPlural ? 'are' : 'is'}`
}
