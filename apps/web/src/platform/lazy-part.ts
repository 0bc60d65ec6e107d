import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Pause before code that could not be loaded is asked for again, in milliseconds. */
const RETRY_MS = 5000

/**
 * A part beside the page whose code is loaded after it. While the code cannot be loaded, the
 * page goes on without the part: it is asked for again every five seconds.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/** Loads code, however often that fails. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
    return untilLoaded(load)
  }
}
