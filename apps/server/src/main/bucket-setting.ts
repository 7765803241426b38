import { SettingsError } from '@stratomate/std/errors'

/** A bucket that speaks S3; an endpoint of null is Amazon's own. */
export type BucketSetting = {
  bucket: string
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Values = {
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Where files are kept; null: in the data folder. Throws a SettingsError that names the key that is missing. */
export function bucketOf(values: Values): BucketSetting | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket === undefined) return null
  if (accessKeyId === undefined) throw new SettingsError('S3_ACCESS_KEY_ID is missing: S3_BUCKET needs it.')
  if (secretAccessKey === undefined) throw new SettingsError('S3_SECRET_ACCESS_KEY is missing: S3_BUCKET needs it.')
  return { bucket, endpoint: values.S3_ENDPOINT ?? null, region: values.S3_REGION, accessKeyId, secretAccessKey }
}
