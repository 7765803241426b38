import type { Server } from 'node:http'
import { freePort } from '@stratomate/commands/free-port'

/** A bucket that speaks S3, and the settings by which a server uses it. */
export type Bucket = {
  environment: Record<string, string>
  stop: () => Promise<void>
  /** Starts it again with what it held. */
  start: () => Promise<void>
}

type Running = { run: () => Promise<unknown>; close: () => Promise<void>; httpServer?: Server }

const bucketName = 'files'

/** Starts a bucket that keeps its files in `folder`. */
export async function startBucket(folder: string): Promise<Bucket> {
  const port = await freePort()
  // @ts-expect-error The package has no types. Safe: these two calls are all that is used.
  const made = (await import('s3rver')) as { default: new (options: Record<string, unknown>) => Running }
  const make = () =>
    new made.default({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: bucketName, configs: [] }],
    })
  let bucket: Running | null = null
  const start = async () => {
    const started = make()
    await started.run()
    bucket = started
  }
  await start()
  return {
    environment: {
      S3_BUCKET: bucketName,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop: async () => {
      const ending = bucket
      bucket = null
      const ended = ending?.close()
      // A bucket that ends finishes no request: without this, one that hangs would keep it open.
      ending?.httpServer?.closeAllConnections()
      await ended
    },
  }
}
