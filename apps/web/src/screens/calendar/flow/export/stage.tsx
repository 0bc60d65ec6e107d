import { FlowPaper, type FlowPaperProps } from '@throughline/planner-views/flow'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** A place outside of the screen in which pages are laid out. */
export interface Stage {
  /** Lays pages out. @returns the elements of the pages */
  readonly show: (props: Omit<FlowPaperProps, 'look'>) => readonly Element[]
  readonly family: string
  readonly close: () => void
}

/** Pages are light, as paper is, whatever the theme of the app. */
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
  let shownCount = 0
  return {
    show: (props) => {
      shownCount += 1
      flushSync(() => {
        // Another key takes the last pages out at once: one by one, each of a thousand bars
        // would have the browser look again at what the styles of the flow depend on.
        root.render(<FlowPaper key={shownCount} {...props} look="print" />)
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
