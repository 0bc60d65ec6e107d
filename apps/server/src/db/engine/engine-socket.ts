import { Duplex } from 'node:stream'
import type { Engine } from './engine'

/** AuthenticationOk and ReadyForQuery: the engine needs no password. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const rollback = Buffer.from('Q\0\0\0\u000drollback\0', 'latin1')
const TERMINATE = 'X'.codePointAt(0)
const IDLE = 'I'.codePointAt(0)

/** Whether the session of an engine is in a transaction, after a message of the server. */
function isInTransaction(answer: Uint8Array): boolean {
  const [kind, , , , length, status] = answer.subarray(-6)
  return kind === 0x5a && length === 5 && status !== IDLE
}

/**
 * A connection of the driver `pg` to an embedded engine, in the place of a socket. The engine has
 * one session for all connections, one after the other: a connection that ends rolls back.
 */
export class EngineSocket extends Duplex {
  readonly #open: () => Promise<Engine>
  #engine: Engine | null = null
  #isInTransaction = false
  #chunks: Buffer[] = []

  constructor(open: () => Promise<Engine>) {
    super()
    this.#open = open
  }

  /** Opens the engine, if it is not open, as `connect` of a socket does. */
  connect(): this {
    void this.#connect()
    return this
  }

  async #connect(): Promise<void> {
    try {
      this.#engine = await this.#open()
      this.emit('connect')
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    // The first byte of a start-up message belongs to its length.
    if (chunk[0] === 0) {
      this.push(welcome)
      done()
      return
    }
    if (chunk[0] === TERMINATE) {
      done()
      return
    }
    this.#chunks.push(chunk)
    done()
    // The driver writes the messages of one statement in several pieces.
    if (this.#chunks.length === 1) queueMicrotask(() => void this.#run())
  }

  async #run(): Promise<void> {
    const messages = new Uint8Array(Buffer.concat(this.#chunks))
    this.#chunks = []
    try {
      const answer = await this.#engine?.run(messages)
      if (answer === undefined) return
      this.#isInTransaction = isInTransaction(answer)
      if (!this.destroyed) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length))
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  override _final(done: (error?: Error | null) => void): void {
    // Its messages reach the engine before those of the next connection.
    this.#leave()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave()
    done(error)
  }

  #leave(): void {
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    void this.#rollBack()
  }

  async #rollBack(): Promise<void> {
    try {
      await this.#engine?.run(new Uint8Array(rollback))
    } catch {
      // The engine has ended, and the transaction with it.
    }
  }
}
