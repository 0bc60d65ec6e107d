const BOUNDARY = 'a-boundary-of-the-matrix'

/** The smallest picture there is: one transparent point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A form with some fields and one small picture, as a browser sends it. */
export function multipart(fields: Readonly<Record<string, string>>): {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer
} {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="dot.png"\r\ncontent-type: image/png\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + file),
      picture,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }
}
