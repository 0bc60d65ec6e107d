/** Steps of a scripted scroll. */
export const SCROLL_FRAMES = 100

/**
 * Does a step of a scroll in each of 100 frames.
 *
 * @returns milliseconds between the starts of the frames
 */
export function timeSteps(step: () => void): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const starts: number[] = []
    const draw = (start: number): void => {
      starts.push(start)
      step()
      if (starts.length <= SCROLL_FRAMES) requestAnimationFrame(draw)
      else resolve(starts.slice(1).map((each, index) => each - (starts[index] ?? each)))
    }
    requestAnimationFrame(draw)
  })
}
