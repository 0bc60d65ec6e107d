import type { Page } from '@playwright/test'
import type { Engine, OpenPage, PageOptions } from '../engine'
import { Display } from './display'
import { WebKitPage } from './webkit-page'
import { WebKitSession } from './webkit-session'

/** WebKitGTK, the engine of Safari as Debian packages it, driven over WebDriver. */
export class WebKitEngine implements Engine {
  private readonly display: Display

  private constructor(display: Display) {
    this.display = display
  }

  static async start(): Promise<WebKitEngine> {
    return new WebKitEngine(await Display.start())
  }

  async open({ baseURL, timezoneId }: PageOptions): Promise<OpenPage> {
    const session = await WebKitSession.start(this.display, timezoneId)
    const page = new WebKitPage(session, baseURL)
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has the methods that journeys call; one that is missing fails by its name.
      page: page as unknown as Page,
      complaints: () => page.readComplaints(),
      close: () => session.end(),
    }
  }

  async close(): Promise<void> {
    await this.display.stop()
  }
}
