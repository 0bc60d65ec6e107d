import * as React from 'react'
import { afterEach, beforeAll, inject } from 'vitest'
import { commands } from 'vitest/browser'

import { comparePictures } from './compare-pictures'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether stories are compared with their visual baselines. */
    readonly comparesPictures: boolean
  }
}

const realNow = Date.now

leaveOutOwnerStacks(React)

beforeAll(() => commands.movePointerAway())

afterEach(async ({ task }) => {
  const { meta } = task
  if (inject('comparesPictures') && task.result?.state !== 'fail' && 'storyId' in meta) {
    await comparePictures(String(meta.storyId))
  }
  // The findings of each story weigh a megabyte, and failures have been thrown already.
  if ('reports' in meta) delete meta.reports
  // Storybook restores a clock only when the next story starts. Vitest loads this file
  // anew for every file by the time of day: a clock that stands still would keep it out.
  Date.now = realNow
})

/**
 * Makes React create elements without the stack traces that its warnings name owners by. The
 * traces take an eighth of the time of a story, and every warning fails it without them too.
 */
function leaveOutOwnerStacks(react: Readonly<Record<string, unknown>>): void {
  const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']
  if (typeof internals !== 'object' || internals === null) return
  // React leaves them out above a number each second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })
}
