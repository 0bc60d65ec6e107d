import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'

/** Where the data of an embedded database comes from. */
export interface EngineOptions {
  /** The folder of the data; without one the data is only in memory. */
  readonly folder?: string
  /** An archive from `dump`, which fills an empty folder. */
  readonly archive?: Uint8Array<ArrayBuffer>
}

/** An engine that runs one message of the protocol of PostgreSQL after the other. */
export interface Engine {
  /** Runs messages of the client, and returns the messages of the server. */
  run(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  /** All data as one tar archive. Call it between two transactions. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/**
 * The engine has ended and no longer answers. Committed changes are in its folder.
 *
 * `code` is the reason as a code of PostgreSQL, for example `53100` for a full disk, or
 * `ENGINE_STOPPED`.
 */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStoppedError'
  readonly code: string

  constructor(message: string, code = 'ENGINE_STOPPED') {
    super(message)
    this.code = code
  }
}

/** Opens an engine in this thread. The thread is blocked while it runs a message. */
export async function openEngine({ folder, archive }: EngineOptions): Promise<Engine> {
  const client = await PGlite.create({
    extensions: { pg_trgm: trigrams },
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(archive === undefined ? {} : { loadDataDir: new Blob([archive]) }),
  })
  return {
    async run(messages) {
      const chunks: Uint8Array[] = []
      await client.execProtocolRawStream(messages, {
        // The memory of the engine is used again for the next chunk.
        onRawData: (data) => chunks.push(data.slice()),
      })
      const answer = Buffer.concat(chunks)
      if (!isComplete(answer)) throw stoppedBy(answer)
      return new Uint8Array(answer)
    },
    async dump() {
      return new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer())
    },
    close: () => client.close(),
  }
}

/** The last message of an answer, with the state of the transaction as its last byte. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** After a PANIC, the engine ends without saying that it is ready for the next message. */
function isComplete(answer: Buffer): boolean {
  return answer.subarray(-6, -1).equals(readyForQuery)
}

function stoppedBy(answer: Buffer): EngineStoppedError {
  // The fields of an ErrorResponse: a letter and a text that ends with 0.
  const fields = answer.toString('utf8')
  const code = /\0C([0-9A-Z]{5})\0/.exec(fields)?.[1]
  const message = /\0M([^\0]+)\0/.exec(fields)?.[1]
  return new EngineStoppedError(message ?? 'The embedded database has stopped.', code)
}
