import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { BadBackupError, unpackBackup, writeBackup } from './backup-archive'

const about = { format: 1, createdAt: '2026-11-21T12:00:00.000Z', version: '1.0.0' } as const

let folder: string
let archive: string
let target: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-archive-'))
  archive = path.join(folder, 'backup.zip')
  target = path.join(folder, 'unpacked')
  mkdirSync(target)
  const files = ['one', 'two'].map((name) => {
    const file = path.join(folder, name)
    writeFileSync(file, `${name} is kept `.repeat(500))
    return { name: `files/${name}`, file }
  })
  await writeBackup(archive, about, files)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Replaces the archive by one with these entries. */
async function replaceBy(entries: Readonly<Record<string, string>>): Promise<void> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  writeFileSync(archive, Buffer.concat(chunks))
}

/** Replaces a text in the bytes of the archive by another one of the same length. */
function alter(from: string, to: string): void {
  const content = readFileSync(archive)
  content.write(to, content.indexOf(from))
  writeFileSync(archive, content)
}

describe('the archive of a backup', () => {
  it('gives back what went in, and says when that was', async () => {
    expect(await unpackBackup(archive, target)).toMatchObject(about)
    expect(readFileSync(path.join(target, 'files/two'), 'utf8')).toBe('two is kept '.repeat(500))
  })

  it.each([
    ['cut short', async () => truncateSync(archive, 5_000)],
    ['altered in a file', async () => alter('two is kept', 'two is lost')],
    ['no zip', async () => writeFileSync(archive, 'something else')],
    ['empty', async () => writeFileSync(archive, '')],
    ['missing', async () => rmSync(archive)],
    ['a zip of something else', () => replaceBy({ 'readme.txt': 'hello' })],
    [
      'a backup with more than it says',
      () => replaceBy({ 'backup.json': '{"format":1,"sha256":{}}', extra: 'x' }),
    ],
    [
      'a backup with less than it says',
      () => replaceBy({ 'backup.json': '{"format":1,"sha256":{"a":"b"}}' }),
    ],
    ['of a later format', () => replaceBy({ 'backup.json': '{"format":2,"sha256":{}}' })],
  ])('is refused when it is %s', async (_sentence, mutate) => {
    await mutate()
    await expect(unpackBackup(archive, target)).rejects.toThrow(BadBackupError)
  })

  it('leads nowhere but into its folder', async () => {
    await replaceBy({ 'backup.json': '{"format":1,"sha256":{}}', 'aa/escaped': 'x' })
    const content = readFileSync(archive)
    for (let at = content.indexOf('aa/escaped'); at >= 0; at = content.indexOf('aa/escaped')) {
      content.write('../escaped', at)
    }
    writeFileSync(archive, content)
    await expect(unpackBackup(archive, target)).rejects.toThrow(BadBackupError)
    expect(() => readFileSync(path.join(folder, 'escaped'))).toThrow('ENOENT')
  })
})
