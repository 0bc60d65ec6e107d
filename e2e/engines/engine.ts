import type { Page } from '@playwright/test'

/** A page that a journey drives, and what its browser complained about. */
export interface OpenPage {
  readonly page: Page
  /** Errors and warnings of the console and uncaught exceptions since the page was opened. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface PageOptions {
  /** The base of relative URLs. */
  readonly baseURL: string
  /** IANA name, for example `America/New_York`. */
  readonly timezoneId: string
}

/** A browser that journeys run in. Every page is a person of their own: nothing is shared between two. */
export interface Engine {
  open(options: PageOptions): Promise<OpenPage>
  close(): Promise<void>
}
