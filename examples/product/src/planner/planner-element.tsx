import { GlobalStyle } from '@throughline/ui/theme'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'

import { EmbeddedPlanner } from './EmbeddedPlanner'

/**
 * `<planner-calendar now="2026-11-18T09:40:00" data-theme="light">`: the planner in a shadow root,
 * with its own styles and tokens. It fills its element, whose height the page sets. The styles use
 * the nonce in the page's `<meta property="csp-nonce">`.
 */
export class PlannerElement extends HTMLElement {
  #root: Root | null = null

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const place = document.createElement('div')
    place.style.blockSize = '100%'
    shadow.replaceChildren(place)
    this.#root = createRoot(place)
    this.#root.render(
      <StrictMode>
        <StyleSheetManager target={shadow}>
          <GlobalStyle />
          <div
            data-theme={this.dataset['theme'] ?? 'auto'}
            style={{ blockSize: '100%', background: 'var(--tl-color-canvas)' }}
          >
            <EmbeddedPlanner now={this.getAttribute('now') ?? '2026-11-18T09:40:00'} />
          </div>
        </StyleSheetManager>
      </StrictMode>,
    )
  }

  disconnectedCallback(): void {
    this.#root?.unmount()
    this.#root = null
  }
}
