import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../server/free-port'
import { type Display, stop } from './display'
import type * as pageScript from './page-script'
import { PATIENCE_MS } from './poll'

/** Size of the window for a viewport of 1440 × 900; the tool bar takes the rest. */
const window = { width: 1440, height: 938, x: 0, y: 0 }

type PageScript = typeof pageScript

/** One WebKitGTK browser with one window. A driver process runs one session at a time. */
export class WebKitSession {
  readonly driver: WebDriver
  private readonly process: ChildProcess
  private readonly script: string

  private constructor(driver: WebDriver, process: ChildProcess, script: string) {
    this.driver = driver
    this.process = process
    this.script = script
  }

  static async start(display: Display, timezoneId: string): Promise<WebKitSession> {
    const port = await freePort()
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: display.name,
        LIBGL_ALWAYS_SOFTWARE: '1',
        TZ: timezoneId,
        LANG: 'en_US.UTF-8',
        LANGUAGE: 'en_US',
      },
      stdio: 'ignore',
    })
    try {
      const script = await bundlePageScript()
      const driver = await connect(port)
      await driver.manage().window().setRect(window)
      return new WebKitSession(driver, child, script)
    } catch (error) {
      await stop(child)
      throw error
    }
  }

  async end(): Promise<void> {
    await this.driver.quit().catch(() => undefined)
    await stop(this.process)
  }

  /** Calls a function of the page script. Installs the script first if the page lacks it. */
  async call<Name extends keyof PageScript>(
    name: Name,
    ...args: Parameters<PageScript[Name]>
  ): Promise<Awaited<ReturnType<PageScript[Name]>>> {
    const answer = await this.tryCall(name, args)
    if (answer !== 'missing') return answer.value
    await this.install()
    const second = await this.tryCall(name, args)
    if (second === 'missing') throw new Error('The page lost its script.')
    return second.value
  }

  /** Installs the page script, unless the page has it. */
  async install(): Promise<void> {
    await this.driver.executeScript(
      `if (!globalThis.journey) { ${this.script}; globalThis.journey = journey }`,
    )
  }

  private tryCall<Name extends keyof PageScript>(
    name: Name,
    args: readonly unknown[],
  ): Promise<'missing' | { value: Awaited<ReturnType<PageScript[Name]>> }> {
    return this.driver.executeAsyncScript(
      `const [name, args, done] = arguments
       if (!globalThis.journey) done('missing')
       else Promise.resolve(globalThis.journey[name](...args)).then((value) => done({ value }))`,
      name,
      args,
    )
  }
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The navigating code waits itself. Meanwhile the page script can listen to the console.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/**
 * Returns the path of the test browser, which Debian puts into a folder with the name of the
 * architecture.
 */
function miniBrowser(): string {
  const libraries = '/usr/lib'
  for (const folder of readdirSync(libraries)) {
    const place = path.join(libraries, folder, 'webkit2gtk-4.1')
    try {
      if (readdirSync(place).includes('MiniBrowser')) return path.join(place, 'MiniBrowser')
    } catch {
      // Not this one.
    }
  }
  throw new Error('There is no MiniBrowser: install the package webkit2gtk-driver.')
}

let bundle: Promise<string> | undefined

function bundlePageScript(): Promise<string> {
  bundle ??= (async () => {
    const build = await rolldown({ input: path.join(import.meta.dirname, 'page-script.ts') })
    const { output } = await build.generate({ format: 'iife', name: 'journey' })
    await build.close()
    return output[0].code
  })()
  return bundle
}
