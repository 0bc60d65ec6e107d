import { commands } from 'vitest/browser'

interface Picture {
  readonly story: string
  /** A theme, or `forced-colors`, which are drawn in the light theme. */
  readonly appearance: string
  /** In pixels of the page. */
  readonly clip: { x: number; y: number; width: number; height: number }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>
    listAppearances: (story: string) => Promise<readonly string[]>
    forceColors: (isForced: boolean) => Promise<void>
    comparePicture: (picture: Picture) => Promise<boolean>
  }
}

/** A story that still moves after so many pictures never comes to rest. */
const MAX_SHOTS = 10
const MARGIN = 16

/**
 * Compares the story that was just tested, and is still shown, with its visual baselines.
 * The outcomes are recorded beside the pictures: they are judged together, after the run.
 *
 * @param story its id
 * @throws Error when the story does not come to rest
 */
export async function comparePictures(story: string): Promise<void> {
  const appearances = await commands.listAppearances(story)
  if (appearances.length === 0) return
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  hideCaret()
  endAnimations()
  for (const appearance of appearances) await comparePicture(story, appearance)
  setTheme('light')
}

async function comparePicture(story: string, appearance: string): Promise<void> {
  const isForced = appearance === 'forced-colors'
  if (isForced) await commands.forceColors(true)
  setTheme(isForced ? 'light' : appearance)
  try {
    for (let shot = 0; shot < MAX_SHOTS; shot += 1) {
      // A first picture that equals its baseline needs no waiting.
      if (shot > 0) await untilSettled()
      if (await commands.comparePicture({ story, appearance, clip: measureContent() })) return
    }
    throw new Error(`${story} in ${appearance} does not come to rest.`)
  } finally {
    if (isForced) await commands.forceColors(false)
  }
}

/** A theme is an attribute, nothing is rendered for it. */
function setTheme(theme: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-theme="light"], [data-theme][data-was-light]',
  )) {
    element.dataset['theme'] = theme
    element.dataset['wasLight'] = ''
  }
}

/** A caret blinks, so it is in no picture. */
function hideCaret(): void {
  if (document.querySelector('style[data-carets]') !== null) return
  const style = document.createElement('style')
  style.dataset['carets'] = 'hidden'
  style.textContent = '* { caret-color: transparent !important; }'
  document.head.append(style)
}

/** A picture shows what animations end with, and those without an end before they begin. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

/** Waits until focus and scroll positions stay the same for two frames. */
async function untilSettled(): Promise<void> {
  let before = readPosition()
  for (let still = 0, frame = 0; still < 2 && frame < 60; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
    const now = readPosition()
    still = now.focused === before.focused && now.scrolled === before.scrolled ? still + 1 : 0
    before = now
  }
}

function readPosition() {
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map(({ scrollTop, scrollLeft }) => `${scrollLeft}/${scrollTop}`)
  return { focused: document.activeElement, scrolled: scrolled.join() }
}

/** The box around all that the story drew, with a margin. */
function measureContent(): Picture['clip'] {
  let right = 0
  let bottom = 0
  // The background around the story fills the window and shows nothing of it.
  for (const element of document.querySelectorAll('body > div > [data-theme] *')) {
    if (!element.checkVisibility()) continue
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  return {
    x: 0,
    y: 0,
    width: Math.max(64, Math.min(window.innerWidth, Math.ceil(right + MARGIN))),
    height: Math.max(64, Math.min(window.innerHeight, Math.ceil(bottom + MARGIN))),
  }
}
