import path from 'node:path'
import { backUp } from './backup/backup'
import { moveToServer } from './backup/move-to-server'
import { restore } from './backup/restore'
import { readCommandLine } from './config/command-line'
import { readConfig } from './config/config'
import type { Config } from './config/config'
import { openPostgres } from './db/open-database'
import { makeSignInLink } from './session/make-sign-in-link'
import { DEMONSTRATION_PASSWORD, demonstrationPeople } from './demo/people'
import type { DemonstrationPart } from './demo/people'
import { startServer } from './start/start-server'
import type { RunningServer } from './start/start-server'
import { watchParent } from './platform/watch-parent'

/** Migrates a PostgreSQL database. Waits for a process that does so already. */
async function migrate({ databaseUrl }: Config, report: (line: string) => void): Promise<void> {
  if (databaseUrl === null) {
    throw new Error('Set DATABASE_URL. An embedded database is migrated by each start.')
  }
  const database = await openPostgres({ url: databaseUrl })
  await database.close()
  report('The schema of the database is up to date.')
}

/** One Ctrl-C may arrive several times: from the terminal and from npm. */
const REPEATED_SIGNAL_MS = 2_000

const descriptions: Readonly<Record<DemonstrationPart, string>> = {
  owner: 'account owner',
  admin: 'admin of every plan',
  contributor: 'contributor in all channels',
  limited: 'contributor in three channels',
  viewer: 'viewer',
}

const say = (line: string) => console.log(line)
const warn = (line: string) => console.error(line)

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  warn(message.split('\n')[0] ?? 'The server could not start.')
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}

function announce(server: RunningServer, seconds: number): void {
  const work = server.url === null ? 'sends mails and sweeps' : `answers on ${server.url}`
  say(`Throughline ${work} (started in ${seconds.toFixed(1)} s).`)
  if (server.firstAccountLink !== null) {
    say('Create the first account within 24 hours, with this link, which works once:')
    say(`  ${server.firstAccountLink}`)
  }
  if (server.seed !== 'empty') {
    say(`Sign in to the demonstration with the password ${DEMONSTRATION_PASSWORD}:`)
    for (const { emailAddress, part } of demonstrationPeople) {
      say(`  ${emailAddress.padEnd(24)} ${descriptions[part]}`)
    }
  }
  say('Stop with Ctrl-C.')
}

function stopOnRequest(starting: Promise<RunningServer>, stopSeconds: number): void {
  let requestedAt: number | undefined
  const stop = () => {
    const now = performance.now()
    if (requestedAt !== undefined) {
      if (now - requestedAt > REPEATED_SIGNAL_MS) process.exit(1)
      return
    }
    requestedAt = now
    say('Stopping …')
    setTimeout(() => {
      warn('Stopping took too long; whatever was acknowledged is kept.')
      process.exit(1)
    }, stopSeconds * 1_000).unref()
    starting.then((server) => server.stop()).then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  const parent = process.env['THROUGHLINE_PARENT_PID']
  watchParent(parent === undefined ? undefined : Number(parent), stop)
}

// A fault in one answer must not end all the others.
process.on('unhandledRejection', (reason) => {
  warn(`Unhandled rejection: ${reason instanceof Error ? (reason.stack ?? '') : String(reason)}`)
})

const startedAt = performance.now()
try {
  const commandLine = readCommandLine(process.argv.slice(2))
  const config = readConfig(process.env, process.cwd())
  if (commandLine.task === null) {
    const starting = startServer({ config, commandLine, say, warn })
    stopOnRequest(starting, config.stopSeconds)
    announce(await starting, (performance.now() - startedAt) / 1_000)
  } else if (commandLine.task.kind === 'sign-in-link') {
    const { emailAddress } = commandLine.task
    await makeSignInLink({ config, emailAddress, now: () => new Date(), say })
  } else if (commandLine.task.kind === 'migrate') {
    await migrate(config, say)
  } else if (commandLine.task.kind === 'move-to') {
    await moveToServer({ config, url: commandLine.task.url, now: () => new Date(), say })
  } else {
    // npm first changes to the root, but the path is relative to the folder in which the user ran
    // it.
    const archive = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), commandLine.task.file)
    const work = commandLine.task.kind === 'backup' ? backUp : restore
    await work({ config, archive, now: () => new Date(), say })
  }
} catch (error) {
  fail(error)
}
