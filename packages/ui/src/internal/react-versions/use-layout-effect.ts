import { useEffect, useLayoutEffect as useLayoutEffectInBrowser } from 'react'

/** React's hook of this name, without the warning of React 18 on a server, where no effects run. */
export const useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffectInBrowser
