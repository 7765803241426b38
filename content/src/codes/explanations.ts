import type { ErrorCode } from '@stratomate/contracts/errors'
import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import { errorExplanations } from './error-explanations.ts'
import { type Explanation, refusalExplanations } from './refusal-explanations.ts'

/** Why each code happens and what to do. A new code without a text fails to compile here. */
export const explanations = {
  ...errorExplanations,
  ...refusalExplanations,
} as const satisfies Record<ErrorCode | RefusalCode, Explanation>
