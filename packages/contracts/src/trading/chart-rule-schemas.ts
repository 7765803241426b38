import { z } from 'zod'
import { beforeCloseSMax, confirmations, expiryEnds } from './chart-rules.ts'

/** What a person may give for each of the rules of a chart. */
export const chartRuleSchemas = {
  confirmation: z.enum(confirmations).optional(),
  expiryEnd: z.enum(expiryEnds).optional(),
  beforeCloseS: z.int().min(1).max(beforeCloseSMax).nullable().optional(),
}
