import { join } from 'node:path'
import { openStorageFolder } from '#server/adapters/storage-folder.ts'
import type { FileStore } from '#server/features/files/ports.ts'
import type { Settings } from './settings.ts'

/** Where files are kept: in the bucket of the settings, else in the data folder. */
export async function openFileStore({ dataDir, bucket }: Settings): Promise<FileStore> {
  if (bucket === null) return openStorageFolder(join(dataDir, 'files'))
  // The SDK is large, and most installations need none of it.
  const { openStorageS3 } = await import('#server/adapters/storage-s3.ts')
  return openStorageS3(bucket, join(dataDir, 'temporary-files'))
}
