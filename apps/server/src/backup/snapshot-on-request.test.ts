import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerSnapshotRequests, requestSnapshot } from './snapshot-on-request'

let dataFolder: string

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'throughline-request-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

describe('a backup of a running server', () => {
  it('learns at once whether the snapshot was written', async () => {
    let isFull = false
    const stop = answerSnapshotRequests(dataFolder, { take: async () => !isFull })
    await requestSnapshot(dataFolder, process.pid)
    isFull = true
    await expect(requestSnapshot(dataFolder, process.pid)).rejects.toThrow(
      /took no snapshot \(its console says why\)/,
    )
    isFull = false
    await requestSnapshot(dataFolder, process.pid)
    stop()
    expect(readdirSync(dataFolder)).toEqual(['snapshot-answer'])
  })
})
