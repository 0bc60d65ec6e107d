import { useState } from 'react'
import type { ReactNode } from 'react'

import { comparableLook, differencesOf, wholeLook, type ComputedLook } from './computed-looks'
import { ForeignPage } from './ForeignPage'

interface ForeignPlacesProps {
  dir: 'ltr' | 'rtl'
  /** The components in a page of theirs. */
  own: ReactNode
  /** The same components as a page of another product holds them. */
  embedded: ReactNode
}

const places = ['own-page', 'foreign-page'] as const

type Place = (typeof places)[number]

/**
 * Shows the page of another product, and on request the same components in it and in a page of
 * theirs, for `comparePlaces`.
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

/** Waits for what components load or measure after they were drawn, and stops what moves. */
async function settled() {
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const animation of document.getAnimations()) {
    // What repeats without an end cannot be brought to it.
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

interface NamedLooks {
  readonly names: readonly string[]
  readonly looks: readonly ComputedLook[]
}

/** The looks of every element that components make. */
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
 * Looks at `ForeignPlaces` before the components come, with them, and at them in a page of theirs.
 *
 * @param goTo presses the button with a name
 * @returns what has changed in the page; what the components look like elsewhere, one line for
 *   each computed value; and how many of their elements were compared
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
