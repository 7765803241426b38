import { Card } from '@stratomate/ui/card'
import { PublishedNow } from '#web/features/files/uploads/published-now.tsx'
import { UploadSection } from '#web/features/files/uploads/upload-section.tsx'
import { AdminsOnly } from '#web/shared/session/admins-only.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/upload-file',
    title: 'Upload installer',
    description: 'Administrators publish files here.',
  })
}

export default function UploadFileRoute() {
  return (
    <div className="pt-8">
      <h1 className="mb-5 text-xl">Upload installer</h1>
      <AdminsOnly>
        <p className="-mt-2 mb-8 max-w-prose text-text-2">
          Publish a new version of the desktop installer. ZIP files only, up to 50MB.
        </p>
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          <Card className="p-5">
            <UploadSection page="installer" />
          </Card>
          <PublishedNow kind="installer" />
        </div>
      </AdminsOnly>
    </div>
  )
}
