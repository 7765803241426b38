import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { FilterAnswer, FilterInput, StatisticsAnswer, StatisticsQuery } from './schemas.ts'

/** Statistics of a person's own trades. */
export const statisticsEndpoints = {
  readStatistics: endpoint({
    route: routes.readStatistics,
    summary: 'Your settled trades counted by hour, weekday, symbol and more, with the course of the money.',
    access: 'member',
    scope: 'read',
    query: StatisticsQuery,
    output: StatisticsAnswer,
    errors: ['signed_out', 'invalid_input'],
  }),
  tryFilter: endpoint({
    route: routes.tryFilter,
    summary: 'What only some of your trades would have brought. Each different filter is counted, and never uncounted.',
    access: 'member',
    body: FilterInput,
    output: FilterAnswer,
    errors: ['signed_out', 'invalid_input'],
  }),
} as const
