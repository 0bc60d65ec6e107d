import type { Config } from '../config/config'
import { lockDataFolder } from '../db/data-folder-lock'
import type { Database } from '../db/database'
import { openDataFolder } from '../db/open-data-folder'
import { openPostgres } from '../db/open-database'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import { findCandidate } from './session-queries'

/** Options of a sign-in link. */
interface SignInLinkOptions {
  readonly config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'publicUrl'>
  /** The email address of the person to sign in. */
  readonly emailAddress: string
  readonly now: () => Date
  readonly say: (line: string) => void
}

/** No link can be created. The message says how to solve the problem. */
class SignInLinkError extends Error {
  override readonly name = 'SignInLinkError'
}

/**
 * Creates a link that signs a person in for a day without a password, for operators who
 * help a user. It works once, within an hour.
 *
 * @throws SignInLinkError if no person has the email address
 * @throws DataFolderLockedError while a server has the embedded database open
 */
export async function makeSignInLink(options: SignInLinkOptions): Promise<void> {
  const { config, emailAddress, now, say } = options
  const { database, close } = await openStorage(options)
  try {
    const person = await findCandidate(database.orm, emailAddress)
    if (person === null) {
      throw new SignInLinkError(`Nobody has the email address ${emailAddress}. Correct it.`)
    }
    const owner = { userId: person.id, purpose: 'sign_in' } as const
    const token = await mintLinkToken(database.orm, owner, now())
    say(`This link signs ${emailAddress} in for a day. It works once, within an hour:`)
    say(`  ${config.publicUrl}/sign-in/bypass/${token}`)
  } finally {
    await close()
  }
}

interface OpenStorage {
  readonly database: Database
  readonly close: () => Promise<void>
}

async function openStorage({ config, now, say }: SignInLinkOptions): Promise<OpenStorage> {
  const { dataFolder, databaseUrl } = config
  if (databaseUrl !== null) {
    const database = await openPostgres({ url: databaseUrl })
    return { database, close: () => database.close() }
  }
  const lock = await lockDataFolder(dataFolder, say)
  try {
    const database = await openDataFolder({ dataFolder, shouldRestore: false, now, say })
    const close = async (): Promise<void> => {
      await database.close()
      lock.release()
    }
    return { database, close }
  } catch (error) {
    lock.release()
    throw error
  }
}
