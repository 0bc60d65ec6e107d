import { Spinner } from '@throughline/ui/Spinner'
import { token } from '@throughline/ui/theme'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useRequestProgress } from './request-progress-context'

const Pill = styled.div`
  position: fixed;
  /* Above the footer of the page: headers have their controls where it would stand. */
  inset-block-end: ${token('space-8')};
  inset-inline-start: 50%;
  z-index: ${token('layer-floating')};
  display: flex;
  padding: ${token('space-2')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  color: ${token('color-action')};
  box-shadow: ${token('shadow-popover')};
  pointer-events: none;
  translate: -50% 0;
`

/** The global spinner: shows while requests take longer than expected. */
export function SlowRequests() {
  const progress = useRequestProgress()
  const isSlow = useSyncExternalStore(progress.subscribe, progress.isSlow)
  return isSlow ? (
    <Pill data-print="hidden">
      <Spinner label="Loading" delayMs={0} />
    </Pill>
  ) : null
}
