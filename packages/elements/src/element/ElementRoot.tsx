import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { LocaleProvider } from '@throughline/ui/LocaleProvider'
import { GlobalStyle } from '@throughline/ui/theme'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'

import { hostStyleSheet } from './host-styles'
import { localeOf } from './languages'

/** The shadow root of an element, and what is drawn in it. */
export class ElementRoot {
  readonly #host: HTMLElement
  readonly #shadow: ShadowRoot
  #root: Root | null = null
  /** With other values, a view that has thrown is tried again. */
  #drawingCount = 0

  constructor(host: HTMLElement) {
    this.#host = host
    this.#shadow = host.attachShadow({ mode: 'open' })
    this.#shadow.adoptedStyleSheets.push(hostStyleSheet())
  }

  /** Draws at once: what a page asks of the element next finds it drawn. */
  draw(view: ReactNode): void {
    const root = this.#root ?? this.#open()
    flushSync(() => {
      root.render(
        // Rules as text survive when the element is moved in the document; inserted ones do not.
        <StyleSheetManager
          target={this.#shadow}
          disableCSSOMInjection
          {...(this.#host.nonce ? { nonce: this.#host.nonce } : null)}
        >
          <GlobalStyle />
          {/* Outside of the boundary the style sheets would be made anew after each error. */}
          <LocaleProvider {...localeOf(this.#host)}>
            <ErrorBoundary resetKey={(this.#drawingCount += 1)}>{view}</ErrorBoundary>
          </LocaleProvider>
        </StyleSheetManager>,
      )
    })
  }

  /** Takes away everything that is drawn, and what it has subscribed to. */
  close(): void {
    this.#root?.unmount()
    this.#root = null
    this.#shadow.replaceChildren()
  }

  /** The first element that takes the focus by the Tab key. */
  firstStop(): HTMLElement | null {
    const stops = 'a[href],button,input,select,textarea,[tabindex]'
    return (
      [...this.#shadow.querySelectorAll<HTMLElement>(stops)].find(
        (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
      ) ?? null
    )
  }

  #open(): Root {
    const place = this.#shadow.ownerDocument.createElement('div')
    place.dataset['elementRoot'] = ''
    this.#shadow.append(place)
    this.#root = createRoot(place)
    return this.#root
  }
}
