import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const serverFolder = fileURLToPath(new URL('../../apps/server', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../.cache/journeys', import.meta.url))

/**
 * Creates the data folder from which servers with the demonstration start, unless it exists.
 * Filling a new folder takes three times as long as starting with a copy.
 *
 * @param fill starts a server on a folder and stops it
 */
export async function ensureDemonstration(fill: (folder: string) => Promise<void>): Promise<void> {
  const folder = await demonstrationFolder()
  if (existsSync(folder)) return
  await mkdir(cacheFolder, { recursive: true })
  // Removes folders of earlier builds and days. Skips drafts of this one, because another run may
  // be creating it.
  const former = (await readdir(cacheFolder)).filter(
    (name) => !name.startsWith(path.basename(folder)),
  )
  for (const name of former) await rm(path.join(cacheFolder, name), { recursive: true })
  const draft = `${folder}.${randomUUID()}`
  await fill(draft)
  try {
    await rename(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    await rm(draft, { recursive: true })
  }
}

/** Copies the demonstration into a data folder. */
export async function copyDemonstration(dataFolder: string): Promise<void> {
  await cp(await demonstrationFolder(), dataFolder, { recursive: true })
}

/**
 * Returns a separate folder for each build of the server and each day, because the dates depend on
 * it.
 */
async function demonstrationFolder(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const part of ['dist', 'migrations']) {
    const folder = path.join(serverFolder, part)
    for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
      if (/\.(?:js|json|sql)$/u.test(name)) hash.update(await readFile(path.join(folder, name)))
    }
  }
  return path.join(cacheFolder, hash.digest('hex').slice(0, 16))
}
