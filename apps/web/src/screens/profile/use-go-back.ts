import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasEarlierEntry } from '../../platform/earlier-entry'

/** Goes back to where the person came from; to the plans where the page was opened by itself. */
export function useGoBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    void (hasEarlierEntry(key) ? navigate(-1) : navigate('/'))
  }, [key, navigate])
}
