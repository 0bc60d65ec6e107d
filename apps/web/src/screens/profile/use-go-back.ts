import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Key of the place at which the app was opened: there is nothing to go back to. */
const FIRST_PLACE = 'default'

/** Goes back to where the person came from; to the plans where the page was opened by itself. */
export function useGoBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    void (key === FIRST_PLACE ? navigate('/') : navigate(-1))
  }, [key, navigate])
}
