import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasEarlierEntry } from '../../platform/earlier-entry'

/**
 * Returns a function that goes back to the previous page, or to the plans if the user opened the
 * page directly.
 */
export function useGoBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    void (hasEarlierEntry(key) ? navigate(-1) : navigate('/'))
  }, [key, navigate])
}
