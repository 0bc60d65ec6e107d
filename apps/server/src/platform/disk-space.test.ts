import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskSpace } from './disk-space'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the space of a disk', () => {
  it('is measured with its reserve and with what is on its way', async () => {
    const { blocks, bsize } = statfsSync(folder)
    const total = blocks * bsize
    const disk = createDiskSpace(folder, 1)
    expect(await disk.problemFor(0)).toBeNull()
    expect(await disk.problemFor(0, total + 1)).toBe('full')
    expect(await disk.problemFor(total)).toBe('full')
    const release = disk.claim(total)
    expect(await disk.problemFor(0)).toBe('full')
    release()
    release()
    expect(await disk.problemFor(0)).toBeNull()
  })

  it('of a folder that does not exist is an error', async () => {
    await expect(createDiskSpace(path.join(folder, 'none'), 1).problemFor(0)).rejects.toThrow(
      'ENOENT',
    )
  })
})
