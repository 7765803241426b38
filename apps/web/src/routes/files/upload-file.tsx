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
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <div className="max-w-prose">
        <h1 className="text-2xl">Upload installer</h1>
        <p className="mt-4 mb-8 text-md text-text-2">
          Publish a new version of the desktop installer. ZIP files only, up to 50MB. Administrators only.
        </p>
        <AdminsOnly>
          <UploadSection page="installer" />
        </AdminsOnly>
      </div>
    </div>
  )
}
