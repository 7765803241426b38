import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { ChartProofView, StopInput } from './schemas.ts'

/** The sequential tests of a person's own charts. */
export const proofEndpoints = {
  listProofs: endpoint({
    route: routes.listProofs,
    summary:
      'What the trades of each of your charts and of each source from outside prove, those with the most trades first.',
    access: 'member',
    output: z.object({ items: z.array(ChartProofView) }),
    errors: ['signed_out'],
  }),
  setProofStop: endpoint({
    route: routes.setProofStop,
    summary:
      'Choose whether a chart is taken off the favorites when its results break. Nothing puts it back automatically.',
    access: 'member',
    body: StopInput,
    output: ChartProofView,
    errors: ['signed_out', 'invalid_input', 'not_found'],
  }),
} as const
