import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Gives work a new data folder and removes it afterwards, also after an error. */
export async function withDataFolder<T>(work: (dataFolder: string) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'throughline-bench-'))
  try {
    return await work(dataFolder)
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
