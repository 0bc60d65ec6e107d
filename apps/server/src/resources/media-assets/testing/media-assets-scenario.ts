import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { formOf } from '../../../files/testing/form'
import { server, tokens } from '../../../testing/world-scenario'

export const upload = (
  file: { name: string; bytes: Buffer | string } | null,
  fields: Record<string, string> = {},
  token = tokens.admin,
) => server.call({ method: 'POST', url: '/api/media_assets', token, ...formOf(file, fields) })

export const get = (url: string, headers: Record<string, string> = {}) =>
  server.call({ method: 'GET', url, headers })

export async function uploaded(name: string, bytes: Buffer, token = tokens.admin) {
  const answer = await upload({ name, bytes }, {}, token)
  expect(answer.status).toBe(201)
  return { id: Number(answer.json?.['id']), url: String(answer.json?.['fileLocation']) }
}

/** Every file on the disk, those that are arriving among them. */
export function filesOnDisk(): string[] {
  const folder = path.join(server.dataFolder, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
