/** About 1,200 items and 5 people, or 10,000 items and 40 people. */
export type DemonstrationSize = 'small' | 'large'

/** How a database without contents is filled. */
export type Filling = `demo-${DemonstrationSize}` | 'empty'

/** What is done instead of serving, and with which file. */
interface BackupTask {
  readonly kind: 'backup' | 'restore'
  /** As it was typed; relative to where the command was given. */
  readonly file: string
}

/** A link that signs somebody in for a day is made instead of serving. */
interface SignInLinkTask {
  readonly kind: 'sign-in-link'
  readonly emailAddress: string
}

/** What the command line asks for. */
export interface CommandLine {
  /** null: nothing said, so the small demonstration for a new database. */
  readonly filling: Filling | null
  /** True puts the newest snapshot in the place of the embedded database. */
  readonly shouldRestore: boolean
  /** null: the server is started. */
  readonly task: BackupTask | SignInLinkTask | null
}

/** The command line cannot be followed. The message says what it may hold. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError'
}

const FLAGS: Readonly<Record<string, Partial<CommandLine>>> = {
  '--demo': { filling: 'demo-small' },
  '--demo=small': { filling: 'demo-small' },
  '--demo=large': { filling: 'demo-large' },
  '--empty': { filling: 'empty' },
  '--restore': { shouldRestore: true },
}

/**
 * Reads the arguments after the program's name.
 *
 * @throws CommandLineError
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const [kind, ...rest] = args
  if (kind === 'backup' || kind === 'restore') {
    return { filling: null, shouldRestore: false, task: { kind, file: onlyFile(kind, rest) } }
  }
  if (kind === 'sign-in-link') {
    return { filling: null, shouldRestore: false, task: { kind, emailAddress: onlyUrl(rest) } }
  }
  let filling: Filling | null = null
  let shouldRestore = false
  for (const arg of args) {
    const flag = FLAGS[arg]
    if (flag === undefined) {
      throw new CommandLineError(
        `"${arg}" is not known. Use --demo=small, --demo=large, --empty or --restore.`,
      )
    }
    if (flag.filling !== undefined && filling !== null) {
      throw new CommandLineError('A database is filled in one way: use one of --demo and --empty.')
    }
    filling = flag.filling ?? filling
    shouldRestore = flag.shouldRestore ?? shouldRestore
  }
  return { filling, shouldRestore, task: null }
}

function onlyUrl(args: readonly string[]): string {
  const [emailAddress] = args
  if (emailAddress === undefined || args.length > 1 || !emailAddress.includes('@')) {
    throw new CommandLineError(
      'Name one e-mail address: npm start -- sign-in-link somebody@example.com',
    )
  }
  return emailAddress
}

function onlyFile(kind: string, args: readonly string[]): string {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    throw new CommandLineError(`Name one file: npm run ${kind} -- throughline.backup.zip`)
  }
  return file
}
