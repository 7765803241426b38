/** What a command says: lines for people, the same as data, and the exit code. */
export type LabAnswer = { readonly lines: readonly string[]; readonly data: unknown; readonly code: number }

/** Exit codes: all is well, wrong use or file, the verdict is "nothing", a check found a difference. */
export const exitCodes = { fine: 0, wrong: 1, nothing: 3, different: 4 } as const
