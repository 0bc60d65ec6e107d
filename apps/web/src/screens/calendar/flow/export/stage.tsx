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
  return {
    show: (props) => {
      flushSync(() => {
        root.render(<FlowPaper {...props} look="print" />)
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
