import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Pause before the app tries again to load code, in milliseconds. */
const RETRY_MS = 5000

/**
 * Returns a component that the page loads after itself. While its code fails to load, the page
 * works without it, and tries again every five seconds.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/** Loads code, and tries again until that succeeds. */
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
