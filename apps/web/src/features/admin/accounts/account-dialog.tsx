import type { AdminAccount } from '@stratomate/contracts/admin/schemas'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AdminFailure } from '#web/features/admin/load-problem.tsx'

const roles = ['member', 'moderator', 'admin'] as const

/** Role, suspension and sign-out of one account; each change needs a reason, which stays in the audit. */
export function AccountDialog({ account, onClose }: { account: AdminAccount; onClose: () => void }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [role, setRole] = useState(account.role)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const params = { id: account.id }
  const isSuspended = account.suspendedAt !== null

  const run = async (title: string, work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    setFailure(null)
    try {
      await work()
      toast({ title, description: account.email })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const change = (title: string, body: { role?: AdminAccount['role']; suspended?: boolean }) => {
    if (reason.trim() === '') setProblem('Please say why')
    else void run(title, () => callApi('changeAccount', { params, body: { ...body, reason } }))
  }

  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{account.email}</bdi>}>
      <div className="mt-5 grid gap-5">
        {failure === null ? null : <AdminFailure error={failure} />}
        <Field label="Reason" hint="Stays in the audit log" error={problem}>
          {(control) => (
            <TextInput {...control} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <RoleField role={role} onChange={(next) => setRole(next ?? account.role)} />
          </div>
          <Button isBusy={isBusy} disabled={role === account.role} onClick={() => change('Role changed', { role })}>
            Change role
          </Button>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button
            isBusy={isBusy}
            onClick={() => void run('Signed out everywhere', () => callApi('signOutAccount', { params }))}
          >
            Sign out everywhere
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button
            variant={isSuspended ? 'secondary' : 'danger'}
            className="ml-auto"
            isBusy={isBusy}
            onClick={() => change(isSuspended ? 'Reinstate' : 'Suspended', { suspended: !isSuspended })}
          >
            {isSuspended ? 'Reinstate' : 'Suspend'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type RoleFieldProps = { role: AdminAccount['role']; onChange: (role: AdminAccount['role'] | undefined) => void }

function RoleField({ role, onChange }: RoleFieldProps) {
  return (
    <Field label="Role">
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={({ target }) => onChange(roles.find((one) => one === target.value))}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
