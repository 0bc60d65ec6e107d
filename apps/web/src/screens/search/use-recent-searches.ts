import { useMemo, useState } from 'react'
import { usePreferences } from '../../preferences/preferences-context'
import { createRecentSearches } from '../../preferences/recent-choices'
import { useSessionFacts } from '../../session/use-session'

/** What the person searched for in a plan last, as this browser remembers it. */
export function useRecentSearches(planId: number) {
  const { store } = usePreferences()
  const { user } = useSessionFacts()
  const recent = useMemo(
    () => createRecentSearches(store, user.id, planId),
    [store, user.id, planId],
  )
  const [keywords, setKeywords] = useState(recent.read)
  return {
    keywords,
    add: (keyword: string) => {
      if (keyword === '') return
      recent.add(keyword)
      setKeywords(recent.read())
    },
    remove: (keyword: string) => {
      recent.remove(keyword)
      setKeywords(recent.read())
    },
  }
}
