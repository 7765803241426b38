import type { AdminAccount } from '@stratomate/contracts/admin/schemas'

export const roleLabels = {
  member: 'Member',
  moderator: 'Moderator',
  admin: 'Admin',
} as const satisfies Record<AdminAccount['role'], string>

/** Whether nothing is to be said about an account. */
export function isUnremarkable({ suspendedAt, emailVerified }: AdminAccount): boolean {
  return suspendedAt === null && emailVerified
}

/** Whether a person can sign in, in words. */
export function accountState({ suspendedAt, emailVerified }: AdminAccount): string {
  if (suspendedAt !== null) return 'Suspended'
  return emailVerified ? 'Good standing' : 'Email not verified'
}
