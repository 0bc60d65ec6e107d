import { randomUUID } from 'node:crypto'

/** A form with a file, as a test sends it. */
export interface TestForm {
  readonly headers: { readonly 'content-type': string }
  readonly body: Buffer
}

/** Writes a form as browsers do (RFC 7578). */
export function formOf(
  file: { readonly name: string; readonly bytes: Buffer | string } | null,
  fields: Readonly<Record<string, string>> = {},
): TestForm {
  const boundary = `----test${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const chunks = [Buffer.from(parts.join(''))]
  if (file !== null) {
    const name = file.name.replaceAll('"', '%22')
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    )
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(chunks),
  }
}
