import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A virtual screen in memory, because WebKitGTK has no headless mode. */
export class Display {
  /** Value of the environment variable `DISPLAY`, for example `:7`. */
  readonly name: string
  private readonly process: ChildProcess

  private constructor(name: string, process: ChildProcess) {
    this.name = name
    this.process = process
  }

  static async start(): Promise<Display> {
    // The server chooses a free number and writes it to this descriptor.
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
    const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const output = server.stdio[3]
    if (!output) throw new Error('Xvfb was started without its output.')
    const [line] = await once(output, 'data')
    return new Display(`:${String(line).trim()}`, server)
  }

  async stop(): Promise<void> {
    await stop(this.process)
  }
}

/** Ends a child process and waits for its exit. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
