import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyEmptyDataFolder } from '../testing/server-process'
import { backUp } from './backup'
import { restore } from './restore'

let dataFolder: string
let archive: string

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'throughline-backup-'))
  archive = `${dataFolder}.zip`
})
afterEach(() => {
  rmSync(dataFolder, { recursive: true, force: true })
  rmSync(archive, { force: true })
})

function optionsFor(databaseUrl: string | null = null) {
  const config = { dataFolder, databaseUrl, s3: null }
  return { config, archive, now: () => new Date(), say: () => undefined }
}

describe('a backup', () => {
  it('of a stopped server restores its files, and is never written over', async () => {
    await copyEmptyDataFolder(dataFolder)
    const upload = path.join(dataFolder, 'files', 'ab', 'ab00000000000000000000000000')
    mkdirSync(path.dirname(upload))
    writeFileSync(upload, 'kept')
    const arriving = path.join(dataFolder, 'files', 'arriving', 'half')
    writeFileSync(arriving, 'half of an upload')
    await backUp(optionsFor())
    const before = readFileSync(archive)
    await expect(backUp(optionsFor())).rejects.toThrow(
      `${archive} is there already. Name another file.`,
    )
    expect(readFileSync(archive).equals(before)).toBe(true)
    rmSync(upload)
    await restore(optionsFor())
    expect(readFileSync(upload, 'utf8')).toBe('kept')
    expect(existsSync(arriving)).toBe(false)
  })

  it('that is damaged changes nothing', async () => {
    writeFileSync(archive, 'something else')
    mkdirSync(path.join(dataFolder, 'files'))
    await expect(restore(optionsFor())).rejects.toThrow(/cannot be restored .* Nothing was changed/)
    expect(readdirSync(dataFolder).filter((name) => !name.startsWith('lock'))).toEqual(['files'])
  })
})
