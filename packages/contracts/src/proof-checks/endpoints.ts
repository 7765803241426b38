import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { ProofCheckInput, ProofCheckView } from './schemas.ts'
import { candleTextMax, proofCheckLimits } from './values.ts'

/** Proofs of the lab that members send, and the results of running them again. */
export const proofCheckEndpoints = {
  sendProof: endpoint({
    route: routes.sendProof,
    summary:
      'Send a proof of the lab with its packed candles, up to 20 a day. The server runs its rule again; the same proof again answers as the first time.',
    access: 'member',
    // Every character of the proof may be written as an escape.
    bodyBytesMax: candleTextMax + proofCheckLimits.proofChars * 6 + 1_000,
    body: ProofCheckInput,
    output: ProofCheckView,
    errors: ['signed_out', 'email_not_verified', 'invalid_input', 'payload_too_large', 'rate_limited'],
  }),
  listProofChecks: endpoint({
    route: routes.listProofChecks,
    summary: 'The proofs that you have sent, newest first.',
    access: 'member',
    output: z.object({ items: z.array(ProofCheckView) }),
    errors: ['signed_out'],
  }),
} as const
