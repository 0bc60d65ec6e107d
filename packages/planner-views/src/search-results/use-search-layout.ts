import { observeSize } from '@throughline/ui/element-size'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { searchLayoutOf, type SearchLayout } from './search-layout'

/** The layout for the width that an element has; follows it. */
export function useSearchLayout(ref: RefObject<HTMLElement | null>): SearchLayout {
  const [layout, setLayout] = useState(() => searchLayoutOf(Number.POSITIVE_INFINITY))
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      setLayout(searchLayoutOf(element.clientWidth))
    }
    measure()
    return observeSize(element, measure)
  }, [ref])
  return layout
}
