import { openCopyDatabase } from '../data/local-copy/copy-database'
import { createLocalCopy, type CopiedScreen, type LocalCopy } from '../data/local-copy/local-copy'
import { now } from '../platform/now'
import { browserStore } from '../preferences/browser-store'
import { loggedInUserId } from '../preferences/login-mark'

/** The copy of the last screen in this browser. */
export const localCopy: LocalCopy = createLocalCopy({
  database: openCopyDatabase(),
  // The name of the built file changes with each build. During development, shapes change without a
  // build, so no page reads the copy of another page.
  build: import.meta.env.DEV ? String(now()) : import.meta.url,
  now,
  signedInUserId: () => loggedInUserId(browserStore()),
})

let reading: Promise<CopiedScreen | null> | undefined

/** Returns the last screen of the signed-in user, read once per page; null without one. */
export function lastScreen(): Promise<CopiedScreen | null> {
  reading ??= loggedInUserId(browserStore()) === null ? Promise.resolve(null) : localCopy.read()
  return reading
}
