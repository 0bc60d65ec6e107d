import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { metadataOf, windowTitle, type PageNames } from './route-metadata'

/** Puts the plan and the item of a page into the title of the window, while the page is visible. */
export function useWindowTitle({ planName, itemTitle }: PageNames): void {
  const metadata = metadataOf(useMatches())
  const usual = windowTitle(metadata)
  const title = windowTitle(metadata, { planName, itemTitle })
  useEffect(() => {
    document.title = title
    return () => {
      document.title = usual
    }
  }, [title, usual])
}
