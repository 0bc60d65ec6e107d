import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port'

const mainFile = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))

/** How long a start may take before a journey gives up, in ms. */
const startTimeoutMs = 45_000

/** How long a mail may take, in ms: the server sends those that wait every few seconds. */
const mailTimeoutMs = 30_000

/**
 * The built server on a data folder and a port of its own, the way `npm start`
 * runs it: a process that can be stopped, killed and started again.
 */
export class ProductServer {
  readonly origin: string
  private child: ChildProcess | null = null
  private said = ''

  private readonly port: number
  private readonly dataFolder: string

  private readonly isEmpty: boolean

  private constructor(port: number, dataFolder: string, isEmpty: boolean) {
    this.port = port
    this.dataFolder = dataFolder
    this.isEmpty = isEmpty
    this.origin = `http://127.0.0.1:${port}`
  }

  /**
   * Starts a server with a fresh demonstration account.
   *
   * @param start.isEmpty with nothing instead, for real work. @default false
   */
  static async start({
    isEmpty = false,
  }: { readonly isEmpty?: boolean } = {}): Promise<ProductServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'throughline-journey-'))
    const server = new ProductServer(await freePort(), folder, isEmpty)
    await server.launch()
    return server
  }

  /** Path of the link with which an empty server creates its first account. */
  async firstAccountLink(): Promise<string> {
    const deadline = Date.now() + startTimeoutMs
    for (;;) {
      const link = /^\s+(http\S+)$/mu.exec(this.said)?.[1]
      if (link !== undefined) return new URL(link).pathname
      if (Date.now() > deadline) throw new Error(`No link for the first account:\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Ends the process at once, as a power cut of the process would: nothing is flushed or said. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Ends the process as an operator does. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  /** Starts again on the same data folder and port, with other settings where some are given. */
  async restart(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.launch(settings)
  }

  /** Stops the server cleanly and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGTERM')
    await rm(this.dataFolder, { recursive: true, force: true })
  }

  /**
   * Path and query of the link in the newest mail to somebody. Without a mail server the
   * product writes its mails into a folder, and their links on its console.
   */
  async linkMailedTo(address: string): Promise<string> {
    const mails = new RegExp(`^Mail to ${address.replaceAll('.', '\\.')} in .*: (http\\S+)$`, 'gmu')
    const deadline = Date.now() + mailTimeoutMs
    for (;;) {
      const link = [...this.said.matchAll(mails)].at(-1)?.[1]
      if (link !== undefined) {
        // A later mail to the same person is told from this one.
        this.said = ''
        const { pathname, search } = new URL(link)
        return pathname + search
      }
      if (Date.now() > deadline) throw new Error(`No mail to ${address}:\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    this.child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  private async launch(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.said = ''
    const child = spawn(process.execPath, [mainFile, ...(this.isEmpty ? ['--empty'] : [])], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: this.dataFolder,
        DATABASE_URL: '',
        THROUGHLINE_PARENT_PID: String(process.pid),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said += text
      })
    }
    const deadline = Date.now() + startTimeoutMs
    while (!(await this.isHealthy())) {
      if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${this.said}`)
      if (Date.now() > deadline) throw new Error(`The server did not start in time:\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/health`)).ok
    } catch {
      return false
    }
  }
}
