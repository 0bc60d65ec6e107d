import { ConfigError } from './config-error'

/** Where an object storage is, and how it knows us. */
export interface S3Settings {
  /** URL without the bucket and without a slash at the end. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** In front of every key, with its slash; empty for none. */
  readonly prefix: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `S3_BUCKET` and the settings that belong to it. Returns null if uploaded files go to the
 * data folder.
 *
 * @throws ConfigError if a setting is wrong, or missing although the bucket is set
 */
export function readS3Settings(environment: Environment): S3Settings | null {
  const value = (name: string): string | null => {
    const text = environment[name]?.trim()
    return text === undefined || text === '' ? null : text
  }
  const bucket = value('S3_BUCKET')
  if (bucket === null) return null
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(
      `S3_BUCKET is "${bucket}". Set it to the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.`,
    )
  }
  const region = value('S3_REGION') ?? 'us-east-1'
  const endpoint = value('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`
  const protocol = URL.canParse(endpoint) ? new URL(endpoint).protocol : ''
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new ConfigError(
      `S3_ENDPOINT is "${endpoint}". Set it to a URL that starts with http:// or https://, without the bucket.`,
    )
  }
  const accessKeyId = value('S3_ACCESS_KEY_ID')
  const secretAccessKey = value('S3_SECRET_ACCESS_KEY')
  if (accessKeyId === null || secretAccessKey === null) {
    throw new ConfigError(
      'S3_BUCKET is set, and nobody may write into a bucket without a key. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or leave S3_BUCKET out.',
    )
  }
  const prefix = value('S3_PREFIX') ?? ''
  if (!/^(?:[A-Za-z0-9_-]+\/)*$/.test(prefix)) {
    throw new ConfigError(
      `S3_PREFIX is "${prefix}". Set it to letters, digits, hyphens and underscores with a slash at the end, for example plans/.`,
    )
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    prefix,
  }
}
