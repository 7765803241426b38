import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { FileStore } from '#server/features/files/ports.ts'

export type S3Place = {
  bucket: string
  region: string
  /** Null: Amazon's own. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

const linkS = 300
const timeouts = { connectionTimeout: 5_000, requestTimeout: 120_000 } as const

/**
 * Files in a bucket that speaks S3, under `files/` by their hash. An upload is received and checked in a folder of this
 * computer first; browsers download from the bucket by links that are valid for five minutes.
 */
export async function openStorageS3(place: S3Place, temporary: string): Promise<FileStore> {
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const client = clientOf(place)
  const at = (sha256: string) => ({ Bucket: place.bucket, Key: `files/${sha256}` })
  return {
    temporaryPath: () => join(temporary, randomUUID()),
    put: async ({ path, sha256, sizeBytes }) => {
      const Body = createReadStream(path)
      await client.send(new PutObjectCommand({ ...at(sha256), Body, ContentLength: sizeBytes }))
      await rm(path, { force: true })
    },
    holds: async (sha256) => {
      try {
        await client.send(new HeadObjectCommand(at(sha256)))
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    open: async (sha256, range) => {
      const Range = range === null ? undefined : `bytes=${range.first}-${range.last}`
      const { Body } = await client.send(new GetObjectCommand({ ...at(sha256), Range }))
      if (!(Body instanceof Readable)) throw new Error(`The bucket sent no bytes for ${sha256}.`)
      return Body
    },
    reach: async () => {
      await client.send(new HeadBucketCommand({ Bucket: place.bucket }))
    },
    signedLink: (sha256, fileName) => {
      const shown = { ResponseContentDisposition: `attachment; filename="${fileName}"` }
      const command = new GetObjectCommand({ ...at(sha256), ...shown, ResponseContentType: 'application/zip' })
      return getSignedUrl(client, command, { expiresIn: linkS })
    },
    delete: async (sha256) => {
      await client.send(new DeleteObjectCommand(at(sha256)))
    },
  }
}

function clientOf({ region, endpoint, accessKeyId, secretAccessKey }: S3Place): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets of other makers often cannot be addressed by a host name of their own.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Some of them refuse the SDK's extra checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
    maxAttempts: 3,
  })
}
