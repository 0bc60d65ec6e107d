import './react-without-traces'

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
