/** What the window is answered. Expected refusals are answers; what throws is a mistake of ours. */
export type WindowReply = { ok: boolean; message: string; data?: unknown }
