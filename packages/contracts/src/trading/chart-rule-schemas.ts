import { z } from 'zod'
import { newsImportances, newsMinutesMax } from './news-rules.ts'
import { beforeCloseSMax, confirmations, expiryEnds, placings } from './chart-rules.ts'

/** The values that a person may give for each of the rules of a chart. */
export const chartRuleSchemas = {
  confirmation: z.enum(confirmations).optional(),
  expiryEnd: z.enum(expiryEnds).optional(),
  placing: z.enum(placings).optional(),
  beforeCloseS: z.int().min(1).max(beforeCloseSMax).nullable().optional(),
}

const minutes = z.int().min(0).max(newsMinutesMax)

/** Around which events of the terminal's calendar a person does not trade. */
export const newsRulesSchema = z.strictObject({
  importance: z.enum(newsImportances),
  minutesBefore: minutes,
  minutesAfter: minutes,
})
