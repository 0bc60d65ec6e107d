import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Snapshots } from '../db/snapshots'

const PATIENCE_MS = 120_000
const POLL_MS = 50

/** The signal by which a backup asks the process that holds the data folder. */
const SIGNAL = 'SIGUSR2'

/** A running server could not take a snapshot. */
class SnapshotRefusedError extends Error {
  override readonly name = 'SnapshotRefusedError'
}

/**
 * Takes a snapshot whenever another process asks for one: it writes
 * `snapshot-request` into the data folder and sends a signal, and finds the same
 * text in `snapshot-answer` when the newest snapshot holds what was written until
 * then.
 *
 * @returns stops listening
 */
export function answerSnapshotRequests(
  dataFolder: string,
  snapshots: Pick<Snapshots, 'take'>,
): () => void {
  const answer = async (): Promise<void> => {
    const request = path.join(dataFolder, 'snapshot-request')
    if (!existsSync(request)) return
    const id = readFileSync(request, 'utf8')
    if (!(await snapshots.take())) return
    const file = path.join(dataFolder, 'snapshot-answer')
    writeFileSync(`${file}.draft`, id, { mode: 0o600 })
    renameSync(`${file}.draft`, file)
  }
  const listener = (): void => void answer()
  process.on(SIGNAL, listener)
  return () => process.off(SIGNAL, listener)
}

/**
 * Asks the process that holds a data folder for a snapshot, and waits for it.
 *
 * @throws SnapshotRefusedError when it does not answer within two minutes, or cannot be asked
 */
export async function requestSnapshot(dataFolder: string, holderPid: number): Promise<void> {
  const request = path.join(dataFolder, 'snapshot-request')
  const answer = path.join(dataFolder, 'snapshot-answer')
  const id = randomUUID()
  writeFileSync(request, id, { mode: 0o600 })
  try {
    process.kill(holderPid, SIGNAL)
    const giveUpAt = performance.now() + PATIENCE_MS
    while (!existsSync(answer) || readFileSync(answer, 'utf8') !== id) {
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
