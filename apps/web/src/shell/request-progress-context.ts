import { createContext } from 'react'
import { useRequired } from '../platform/use-required'
import type { RequestProgress } from './request-progress'

/** Provides whether requests are slow; see {@link useRequestProgress}. */
export const RequestProgressContext = createContext<RequestProgress | null>(null)

/** Returns whether the current requests are slow. */
export function useRequestProgress(): RequestProgress {
  return useRequired(
    RequestProgressContext,
    'Nothing watches requests, so slow ones are not shown. Put RequestProgressContext around the component.',
  )
}
