import { useState } from 'react'
import type { ReactNode } from 'react'

import { ForeignPage } from './ForeignPage'

/** Computed styles of an element, by property name. */
type ComputedLook = Readonly<Record<string, string>>

/**
 * Properties that depend on the size of an element: the document grows with the embedded content.
 */
const ofSize = /^(?:block-size|height|perspective-origin|transform-origin)$/

/**
 * Returns all computed values of an element, except custom properties.
 *
 * @param isOfAnySize leaves out the properties that depend on the height of the element
 */
function wholeLook(element: Element, isOfAnySize = false): ComputedLook {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    [...style]
      .filter((name) => !name.startsWith('--') && !(isOfAnySize && ofSize.test(name)))
      .map((name) => [name, style.getPropertyValue(name)]),
  )
}

const comparedProperties = `display position box-sizing width height min-width min-height max-width
  margin-top margin-right margin-bottom margin-left
  padding-top padding-right padding-bottom padding-left
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-style border-top-color border-top-left-radius border-collapse border-spacing
  color background-color font-family font-size font-weight font-style font-variant-numeric
  line-height letter-spacing word-spacing text-align text-indent text-transform text-shadow
  text-decoration-line white-space list-style-type list-style-position caret-color box-shadow
  opacity cursor vertical-align`.split(/\s+/)

/** The computed values of an element that pages usually set for elements by their names. */
function comparableLook(element: Element): ComputedLook {
  const style = getComputedStyle(element)
  return Object.fromEntries(comparedProperties.map((name) => [name, style.getPropertyValue(name)]))
}

/**
 * Returns the differences between the styles of the same elements in two places, as `button.width:
 * 20px, 24px`.
 *
 * @param names one per element
 */
function differencesOf(
  names: readonly string[],
  looks: readonly ComputedLook[],
  others: readonly ComputedLook[],
): string[] {
  return looks.flatMap((look, at) =>
    Object.entries(look)
      .filter(([property, value]) => others[at]?.[property] !== value)
      .map(
        ([property, value]) =>
          `${names[at] ?? ''}.${property}: ${value}, ${others[at]?.[property] ?? 'nothing'}`,
      ),
  )
}

interface ForeignPlacesProps {
  dir: 'ltr' | 'rtl'
  /** The components in a separate page. */
  own: ReactNode
  /** The same components, embedded in a page of another product. */
  embedded: ReactNode
}

const places = ['own-page', 'foreign-page'] as const

type Place = (typeof places)[number]

/**
 * Shows the page of another product. On request it shows the components in this page or in a
 * separate one, for `comparePlaces`.
 */
export function ForeignPlaces({ dir, own, embedded }: ForeignPlacesProps) {
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <>
      {places.map((each) => (
        <button key={each} type="button" onClick={() => setPlace(each)}>
          {each}
        </button>
      ))}
      {place === 'own-page' ? (
        <PartsFrame dir={dir}>{own}</PartsFrame>
      ) : (
        <ForeignPage dir={dir}>
          {place === null ? null : <PartsFrame>{embedded}</PartsFrame>}
        </ForeignPage>
      )}
    </>
  )
}

/** As wide in both places. */
function PartsFrame({ dir, children }: { dir?: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <div data-testid="parts" {...(dir && { dir })} style={{ width: 900 }}>
      {children}
    </div>
  )
}

/** Frames without a change after which components have measured what they have drawn. */
const QUIET_FRAMES = 6

/** Waits until components have measured after drawing, and ends animations. */
async function settled() {
  await document.fonts.ready
  let quietFrames = 0
  const observer = new MutationObserver(() => {
    quietFrames = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  while (quietFrames < QUIET_FRAMES) {
    quietFrames += 1
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  observer.disconnect()
  for (const animation of document.getAnimations()) {
    // An infinite animation cannot be finished.
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

interface NamedLooks {
  readonly names: readonly string[]
  readonly looks: readonly ComputedLook[]
}

/** The styles of every element that components render. */
function looksOfParts(canvasElement: HTMLElement): NamedLooks {
  const elements = [
    ...canvasElement.querySelectorAll(
      '[data-testid="parts"] :is([data-tl], [data-tl-all] *):not(.tl-root)',
    ),
  ]
  return {
    names: elements.map((element) => {
      const place = element.closest('[data-place]')?.getAttribute('data-place') ?? ''
      return `${place} ${element.localName}[${element.getAttribute('data-part') ?? ''}]`
    }),
    looks: elements.map(comparableLook),
  }
}

/** The looks of the document, its body and the content of the page itself. */
function looksOfPage(canvasElement: HTMLElement): NamedLooks {
  const own = [...canvasElement.querySelectorAll('[data-testid="own-content"] *')]
  return {
    names: ['html', 'body', ...own.map(({ localName }) => localName)],
    looks: [
      wholeLook(document.documentElement, true),
      wholeLook(document.body, true),
      ...own.map((element) => wholeLook(element)),
    ],
  }
}

/**
 * Compares `ForeignPlaces` without components, with embedded ones, and with components in a
 * separate page.
 *
 * @param goTo presses the button with a name
 * @returns the differences in the page; the differences between embedded and separate components,
 *   one line for each computed value; and the number of compared elements
 */
export async function comparePlaces(
  canvasElement: HTMLElement,
  goTo: (name: Place) => Promise<void>,
): Promise<{ ofPage: string[]; ofParts: string[]; partCount: number }> {
  const attributes = () => `html ${document.documentElement.getAttributeNames().join(' ')}`
  const [before, hadAttributes] = [looksOfPage(canvasElement), attributes()]
  await goTo('foreign-page')
  await settled()
  const after = looksOfPage(canvasElement)
  const embedded = looksOfParts(canvasElement)
  const ofPage = [
    ...differencesOf(before.names, before.looks, after.looks),
    ...(attributes() === hadAttributes ? [] : [attributes()]),
  ]
  await goTo('own-page')
  await settled()
  const own = looksOfParts(canvasElement)
  const ofParts =
    own.names.join() === embedded.names.join()
      ? differencesOf(own.names, own.looks, embedded.looks)
      : [`${own.names.length} elements, ${embedded.names.length} elements`]
  return { ofPage, ofParts, partCount: own.names.length }
}
