import { Fragment, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { timeToLastPaint } from '../../../browser/frames'
import { specimens } from './competitor'

/** The interface of the gallery's page for the driver outside the page. */
interface GalleryBench {
  readonly names: () => readonly string[]
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly mount: (name: string, count: number) => Promise<number>
  readonly nodes: () => number
  readonly clear: () => Promise<number>
}

declare global {
  interface Window {
    galleryBench?: GalleryBench
  }
}

const element = document.querySelector<HTMLElement>('#root')
if (element === null) throw new Error('The page has no #root to draw in.')
const root = createRoot(element)

window.isBenchOffered = true
window.galleryBench = {
  names: () => [...specimens.keys()],
  mount: (name, count) => {
    const specimen = specimens.get(name)
    if (specimen === undefined) throw new Error(`The gallery has no ${name}.`)
    return timeToLastPaint(() => {
      const parts = Array.from({ length: count }, (_, index) =>
        createElement(Fragment, { key: index }, specimen.render({})),
      )
      root.render(parts)
    })
  },
  nodes: () => element.querySelectorAll('*').length,
  clear: () => timeToLastPaint(() => root.render(null)),
}
