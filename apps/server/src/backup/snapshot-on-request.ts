import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Snapshots } from '../db/snapshots'

const PATIENCE_MS = 120_000
const POLL_MS = 50

/** The signal that a backup sends to the process that has locked the data folder. */
const SIGNAL = 'SIGUSR2'

/** The answer to a request whose snapshot failed is the text of the request with this suffix. */
const REFUSED = ' refused'

/** A running server could not take a snapshot. */
class SnapshotRefusedError extends Error {
  override readonly name = 'SnapshotRefusedError'
}

/**
 * Takes a snapshot when another process requests one. That process writes `snapshot-request` into
 * the data folder and sends a signal. This process stores a snapshot with all previous writes, and
 * then copies the text of the request to `snapshot-answer`. After a failure it adds ` refused` to
 * the text.
 *
 * @returns a function that stops listening
 */
export function answerSnapshotRequests(
  dataFolder: string,
  snapshots: Pick<Snapshots, 'take'>,
): () => void {
  const answer = async (): Promise<void> => {
    const request = path.join(dataFolder, 'snapshot-request')
    if (!existsSync(request)) return
    const id = readFileSync(request, 'utf8')
    const text = (await snapshots.take()) ? id : `${id}${REFUSED}`
    const file = path.join(dataFolder, 'snapshot-answer')
    try {
      writeFileSync(`${file}.draft`, text, { mode: 0o600 })
      renameSync(`${file}.draft`, file)
    } catch {
      // A full disk may refuse even this. The other process gives up by itself.
      rmSync(`${file}.draft`, { force: true })
    }
  }
  const listener = (): void => void answer()
  process.on(SIGNAL, listener)
  return () => process.off(SIGNAL, listener)
}

/**
 * Requests a snapshot from the process that has locked a data folder, and waits for it.
 *
 * @throws SnapshotRefusedError if it fails, does not respond within two minutes or cannot be reached
 */
export async function requestSnapshot(dataFolder: string, holderPid: number): Promise<void> {
  const request = path.join(dataFolder, 'snapshot-request')
  const answer = path.join(dataFolder, 'snapshot-answer')
  const id = randomUUID()
  writeFileSync(request, id, { mode: 0o600 })
  try {
    process.kill(holderPid, SIGNAL)
    const giveUpAt = performance.now() + PATIENCE_MS
    const readAnswer = () => (existsSync(answer) ? readFileSync(answer, 'utf8') : '')
    for (let text = readAnswer(); text !== id; text = readAnswer()) {
      if (text === `${id}${REFUSED}`) throw new Error('its console says why')
      if (performance.now() > giveUpAt) throw new Error('it did not answer in time')
      await delay(POLL_MS)
    }
  } catch (error) {
    throw new SnapshotRefusedError(
      `The running server (process ${holderPid}) took no snapshot (${reasonOf(error)}). Stop it and back up again.`,
    )
  } finally {
    rmSync(request, { force: true })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
