import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { ReferenceAdded, ReferencePiece, ReferenceSetView } from './schemas.ts'
import { pieceTextMax, referenceLimits } from './values.ts'

const adminErrors = ['signed_out', 'forbidden', 'second_factor_needed'] as const

/** Candles that the service itself stores, to compare proofs with and to run published rules on. */
export const referenceEndpoints = {
  listReferenceSets: endpoint({
    route: routes.listReferenceSets,
    summary: 'The reference candles that the service holds, by symbol. Admins only.',
    access: 'member',
    output: z.object({ items: z.array(ReferenceSetView).max(referenceLimits.sets) }),
    errors: adminErrors,
  }),
  addReferenceCandles: endpoint({
    route: routes.addReferenceCandles,
    summary:
      'Add a packed piece to the reference candles of its symbol, timeframe and source. Only newer candles are added; those that are there must be the same. Admins only.',
    access: 'member',
    bodyBytesMax: pieceTextMax + 1_000,
    body: ReferencePiece,
    output: ReferenceAdded,
    errors: [...adminErrors, 'sign_in_again', 'invalid_input', 'payload_too_large', 'rate_limited'],
  }),
} as const
