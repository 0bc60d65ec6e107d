import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from './config-error'
import { value } from './config-readers'
import type { Environment } from './config-readers'
import { ensureFolder } from '../platform/ensure-folder'

const MIN_SECRET_BYTES = 32

/**
 * Returns the key that signs sessions: `SESSION_SECRET`, or a key that the first start creates and
 * stores in the data folder, readable by its owner only.
 *
 * @throws ConfigError if it is too short, or cannot be stored
 */
export function readSessionSecret(environment: Environment, dataFolder: string): string {
  const provided = value(environment, 'SESSION_SECRET')
  if (provided !== null) {
    if (Buffer.byteLength(provided) < MIN_SECRET_BYTES) {
      throw new ConfigError(
        `SESSION_SECRET has fewer than ${MIN_SECRET_BYTES} bytes, so sessions could be forged. Set a longer one, or leave it out to have one made.`,
      )
    }
    return provided
  }
  const file = path.join(dataFolder, 'session-secret')
  try {
    ensureFolder(dataFolder)
    // Fails if the file exists, so that two simultaneous starts use the same secret.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw unwritable(dataFolder, error)
  }
  const stored = readStoredSecret(file)
  if (Buffer.byteLength(stored) < MIN_SECRET_BYTES) {
    throw new ConfigError(
      `${file} has fewer than ${MIN_SECRET_BYTES} bytes, so sessions could be forged. Delete it to have a new one made; everybody then signs in again.`,
    )
  }
  return stored
}

function readStoredSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(
      `${file} cannot be read (${errorCode(error)}). Give this user the right to read it, or set SESSION_SECRET.`,
    )
  }
}

/** The one line about a data folder that cannot be written. */
export function unwritable(dataFolder: string, error: unknown): ConfigError {
  return new ConfigError(
    `The data folder ${dataFolder} cannot be written (${errorCode(error)}). Give this user the right to write there, or set DATA_DIR to another folder.`,
  )
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
