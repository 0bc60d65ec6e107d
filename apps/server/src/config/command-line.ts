import { parseArgs } from 'node:util'

/** `small`: about 1,200 items and 5 people. `large`: 10,000 items and 40 people. */
export type DemonstrationSize = 'small' | 'large'

/** How a database without contents is filled. */
export type Seed = `demo-${DemonstrationSize}` | 'empty'

/** A task to run instead of the server, and its file. */
interface BackupTask {
  readonly kind: 'backup' | 'restore'
  /** The path as typed; relative to the folder in which the command runs. */
  readonly file: string
}

/** Moves an embedded installation to a PostgreSQL server, instead of running the server. */
interface MoveTask {
  readonly kind: 'move-to'
  readonly url: string
}

/** Brings the schema of a PostgreSQL database up to date, instead of running the server. */
interface MigrateTask {
  readonly kind: 'migrate'
}

/** Creates a link that signs a person in for a day, instead of running the server. */
interface SignInLinkTask {
  readonly kind: 'sign-in-link'
  readonly emailAddress: string
}

/** The parsed command line. */
export interface CommandLine {
  /** null if not set; a new database then gets the small demonstration. */
  readonly seed: Seed | null
  /** True puts the newest snapshot in the place of the embedded database. */
  readonly shouldRestore: boolean
  /** null starts the server. */
  readonly task: BackupTask | MigrateTask | MoveTask | SignInLinkTask | null
}

/** The command line is wrong. The message lists the allowed options. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError'
}

const options = {
  demo: { type: 'string' },
  empty: { type: 'boolean' },
  restore: { type: 'boolean' },
} as const

/**
 * Reads the arguments after the program's name.
 *
 * @throws CommandLineError
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const [kind, ...rest] = args
  if (kind === 'backup' || kind === 'restore') {
    return { seed: null, shouldRestore: false, task: { kind, file: onlyFile(kind, rest) } }
  }
  if (kind === 'move-to') {
    return { seed: null, shouldRestore: false, task: { kind, url: onlyUrl(rest) } }
  }
  if (kind === 'migrate' && rest.length === 0) {
    return { seed: null, shouldRestore: false, task: { kind } }
  }
  if (kind === 'sign-in-link') {
    return {
      seed: null,
      shouldRestore: false,
      task: { kind, emailAddress: onlyEmailAddress(rest) },
    }
  }
  return { ...readServeOptions(args), task: null }
}

function readServeOptions(args: readonly string[]): Omit<CommandLine, 'task'> {
  // `parseArgs` does not support options with an optional value.
  const spelled = args.map((arg) => (arg === '--demo' ? '--demo=small' : arg))
  const { tokens } = parseArgs({ args: spelled, options, strict: false, tokens: true })
  let seed: Seed | null = null
  let shouldRestore = false
  for (const token of tokens) {
    const value = token.kind === 'option' ? token.value : undefined
    const option =
      token.kind === 'option' ? `${token.rawName}${value === undefined ? '' : '='}` : ''
    if (option === '--restore') {
      shouldRestore = true
      continue
    }
    const named = option === '--empty' ? 'empty' : option === '--demo=' ? `demo-${value}` : ''
    if (named !== 'empty' && named !== 'demo-small' && named !== 'demo-large') {
      throw new CommandLineError(
        `"${args[token.index]}" is not known. Use --demo=small, --demo=large, --empty or --restore.`,
      )
    }
    if (seed !== null) {
      throw new CommandLineError('A database is filled in one way: use one of --demo and --empty.')
    }
    seed = named
  }
  return { seed, shouldRestore }
}

function onlyEmailAddress(args: readonly string[]): string {
  const [emailAddress] = args
  if (emailAddress === undefined || args.length > 1 || !emailAddress.includes('@')) {
    throw new CommandLineError(
      'Name one email address: npm start -- sign-in-link somebody@example.com',
    )
  }
  return emailAddress
}

function onlyUrl(args: readonly string[]): string {
  const [url] = args
  if (url === undefined || args.length > 1 || !/^postgres(?:ql)?:\/\//u.test(url)) {
    throw new CommandLineError(
      'Name one PostgreSQL database: npm start -- move-to postgres://user:password@host/database',
    )
  }
  return url
}

function onlyFile(kind: string, args: readonly string[]): string {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    throw new CommandLineError(`Name one file: npm run ${kind} -- throughline.backup.zip`)
  }
  return file
}
