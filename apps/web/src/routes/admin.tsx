import { AdminConsole } from '#web/features/admin/admin-console.tsx'
import { AdminsOnly } from '#web/shared/session/admins-only.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/admin',
    title: 'Admin console',
    description: 'Administrators look after the service here.',
  })
}

export default function AdminRoute() {
  return (
    <div className="pt-8">
      <h1 className="text-xl">Admin console</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm text-text-2 lg:mb-8">
        Every change is written into the audit log. Administrators and moderators only.
      </p>
      <AdminsOnly audience="team">
        <AdminConsole />
      </AdminsOnly>
    </div>
  )
}
