import type { Page } from '@playwright/test'

/** A page that a journey drives, and the complaints of its browser. */
export interface OpenPage {
  readonly page: Page
  /**
   * Returns errors and warnings of the console, and uncaught exceptions, since the page was opened.
   */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface PageOptions {
  /** Base of relative URLs. */
  readonly baseURL: string
  /** IANA name, for example `America/New_York`. */
  readonly timezoneId: string
}

/**
 * Browser of the journeys. Every page belongs to a different user and shares no data with other
 * pages.
 */
export interface Engine {
  open(options: PageOptions): Promise<OpenPage>
  close(): Promise<void>
}
