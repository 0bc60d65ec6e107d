import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyDemonstration } from './demonstration-folder'
import { freePort } from './free-port'
import { Mailbox, type ReceivedMail } from './mailbox'

/** Receiver of the journeys' feedback. */
export const SUGGESTION_EMAIL = 'product-team@throughline.example'

const mainFile = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))

/**
 * A server of a journey ends after seconds, before it gains what optimizing the embedded database's
 * WebAssembly costs.
 */
const NODE_OPTIONS = ['--liftoff-only']

/** Time limit of a start, in ms; only a start that hangs exceeds it. */
const START_TIMEOUT_MS = 300_000

/** Password of every demonstration user. */
export const DEMONSTRATION_PASSWORD = 'throughline-demo'

/** User who calls the API without a browser. */
interface Caller {
  readonly userId: number
  /** @throws Error when the call is refused */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ) => Promise<string>
}

/** An item to add. */
interface NewTactic {
  readonly title: string
  readonly startDate: string
  readonly isAllDay: boolean
}

interface ChannelOfPlan {
  readonly name: string
  readonly tacticTypes: readonly { readonly id: number }[]
}

/**
 * The built server on a separate data folder and port, as `npm start` runs it. The process can be
 * stopped, killed and started again.
 */
export class ProductServer {
  readonly origin: string
  private child: ChildProcess | null = null
  private said = ''

  private readonly port: number
  private readonly dataFolder: string
  private readonly mailbox: Mailbox
  private readonly isEmpty: boolean
  private readonly callers = new Map<string, Promise<Caller>>()

  private constructor(port: number, dataFolder: string, mailbox: Mailbox, isEmpty: boolean) {
    this.port = port
    this.dataFolder = dataFolder
    this.mailbox = mailbox
    this.isEmpty = isEmpty
    this.origin = `http://127.0.0.1:${port}`
  }

  /**
   * Starts a server with a separate demonstration account.
   *
   * @param start.isEmpty starts without data instead, as for real work. @default false
   */
  static async start({
    isEmpty = false,
  }: { readonly isEmpty?: boolean } = {}): Promise<ProductServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'throughline-journey-'))
    if (!isEmpty) await copyDemonstration(folder)
    const server = new ProductServer(await freePort(), folder, await Mailbox.open(), isEmpty)
    await server.launch()
    return server
  }

  /** Fills a new data folder with the demonstration. */
  static async fill(folder: string): Promise<void> {
    const server = new ProductServer(await freePort(), folder, await Mailbox.open(), false)
    await server.launch()
    await server.stop()
    await server.mailbox.close()
  }

  /** Returns the path of the link with which an empty server creates its first account. */
  async firstAccountLink(): Promise<string> {
    const deadline = Date.now() + START_TIMEOUT_MS
    for (;;) {
      const link = /^\s+(http\S+)$/mu.exec(this.said)?.[1]
      if (link !== undefined) return new URL(link).pathname
      if (Date.now() > deadline) throw new Error(`No link for the first account:\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Kills the process at once, like a crash, without flushing or logging. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Ends the process as an operator does. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  /** Starts again on the same data folder and port, with the provided settings. */
  async restart(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.launch(settings)
  }

  /** Ends the server and its mail server, and removes its data, which therefore needs no flush. */
  async dispose(): Promise<void> {
    await this.kill()
    await this.mailbox.close()
    await rm(this.dataFolder, { recursive: true, force: true })
  }

  /** Returns the newest mail to an address that no journey has read yet. */
  async mailTo(address: string): Promise<ReceivedMail> {
    return this.mailbox.take(address)
  }

  /**
   * Returns path and query of the link in the newest mail to an address. It must be the only link
   * of the HTML, and the text must also contain it.
   */
  async linkMailedTo(address: string): Promise<string> {
    const { links, text, subject } = await this.mailTo(address)
    const [link] = links
    if (link === undefined || links.length > 1) {
      throw new Error(`The mail "${subject}" has ${links.length} links instead of one.`)
    }
    if (!text.split(/\s/u).includes(link)) {
      throw new Error(`The text of the mail "${subject}" lacks the link ${link}:\n${text}`)
    }
    const { origin, pathname, search } = new URL(link)
    if (origin !== this.origin) throw new Error(`The mail "${subject}" leads to ${origin}.`)
    return pathname + search
  }

  /** Signs a demonstration user in without a browser, once. */
  signIn(emailAddress: string): Promise<Caller> {
    const caller = this.callers.get(emailAddress) ?? this.openCaller(emailAddress)
    this.callers.set(emailAddress, caller)
    return caller
  }

  /** Adds an item to a channel of a plan, as an admin of the demonstration. */
  async addTactic(planId: number, tactic: NewTactic, channel = 'Email'): Promise<void> {
    const admin = await this.signIn('admin@demo.test')
    const channels: { items: readonly ChannelOfPlan[] } = JSON.parse(
      await admin.send('GET', `/channels?plan=${planId}`),
    )
    const tacticTypeId = channels.items.find(({ name }) => name === channel)?.tacticTypes[0]?.id
    await admin.send('POST', '/tactics', { ...tactic, planId, tacticTypeId })
  }

  private async openCaller(emailAddress: string): Promise<Caller> {
    const call = async (method: string, url: string, body?: object, token?: string) => {
      const answer = await fetch(`${this.origin}/api${url}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
      return answer.text()
    }
    const said = await call('POST', '/authenticate', {
      emailAddress,
      password: DEMONSTRATION_PASSWORD,
    })
    const token = /"token":"([^"]+)"/u.exec(said)?.[1]
    const userId = Number(/"user":\{"id":(\d+)/u.exec(said)?.[1])
    return {
      userId,
      send: (method, url, body) => call(method, url, body, token),
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
    const child = spawn(
      process.execPath,
      [...NODE_OPTIONS, mainFile, ...(this.isEmpty ? ['--empty'] : [])],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(this.port),
          DATA_DIR: this.dataFolder,
          DATABASE_URL: '',
          // Journeys are faster than people.
          REQUESTS_PER_MINUTE: '0',
          SMTP_URL: this.mailbox.url,
          MAIL_FROM: 'Throughline <plans@throughline.example>',
          SUGGESTION_EMAIL,
          THROUGHLINE_PARENT_PID: String(process.pid),
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said += text
      })
    }
    const deadline = Date.now() + START_TIMEOUT_MS
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
