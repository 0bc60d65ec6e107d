import { FlowPaper, type FlowPaperProps } from '@throughline/planner-views/flow'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Area outside of the screen that lays pages out. */
export interface Stage {
  /** Lays pages out. @returns the elements of the pages */
  readonly show: (props: Omit<FlowPaperProps, 'look'>) => readonly Element[]
  readonly family: string
  readonly close: () => void
}

/** Opens a stage. Its pages are light, as paper is, in every theme of the app. */
export function openStage(): Stage {
  const host = document.createElement('div')
  host.dataset['theme'] = 'light'
  host.inert = true
  host.ariaHidden = 'true'
  Object.assign(host.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '200vw',
    inlineSize: 'max-content',
    contain: 'layout style',
  })
  document.body.append(host)
  const root = createRoot(host)
  let visibleCount = 0
  return {
    show: (props) => {
      visibleCount += 1
      flushSync(() => {
        // A new key removes the last pages at once. If React removed a thousand bars one by one,
        // the browser would check the styles of the flow again for each.
        root.render(<FlowPaper key={visibleCount} {...props} look="print" />)
      })
      return [...host.querySelectorAll('[data-part="page"]')]
    },
    family: getComputedStyle(host).fontFamily,
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}
