import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { SettingsScreenProps } from '../../settings'
import { SettingsSkeleton } from '../../settings'
import { useSetupFrame } from './setup-frame'
import { StepActions, StepForward } from './Setup.styles'

type StepPageProps = Pick<SettingsScreenProps, 'state' | 'children'> &
  Partial<Pick<SettingsScreenProps, 'title' | 'actions' | 'readOnlyReason' | 'saveBar'>> & {
    /** Goes on in another way than at once, or waits for it. @default at once */
    readonly next?: { readonly isWaiting: boolean; readonly goOn: () => void }
  }

/** What a step shows below its heading: the states of its data, its content, and the way on. */
export function StepPage({
  title,
  state,
  actions,
  readOnlyReason = null,
  saveBar,
  next,
  children,
}: StepPageProps) {
  const { nextLabel, goOn, notice, foot, hasFocus, setFocus } = useSetupFrame()
  const forwardRef = useRef<HTMLSpanElement>(null)
  const isReady = state.status === 'ready'
  // What was never seen is not done: a step that failed is skipped, or left for later.
  const hasFailed = state.status === 'error'
  // The button of a step that has loaded takes the place of the one that waited, with its focus.
  useLayoutEffect(() => {
    if (hasFocus()) forwardRef.current?.querySelector('button')?.focus()
  })
  return (
    <>
      {title === undefined ? null : <VisuallyHidden as="h2">{title}</VisuallyHidden>}
      {notice === null ? null : <Banner>{notice}</Banner>}
      {isReady && readOnlyReason !== null ? <Banner>{readOnlyReason}</Banner> : null}
      {isReady && actions !== undefined && actions !== null ? (
        <StepActions>{actions}</StepActions>
      ) : null}
      {state.status === 'loading' ? <SettingsSkeleton /> : null}
      {state.status === 'error' ? (
        <ErrorState
          title="This step could not be loaded"
          retryLabel="Try again"
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        >
          {state.message}
        </ErrorState>
      ) : null}
      {isReady ? children : null}
      {foot === null || hasFailed
        ? null
        : createPortal(
            <StepForward
              ref={forwardRef}
              onFocus={() => {
                setFocus(true)
              }}
              onBlur={() => {
                setFocus(false)
              }}
            >
              {isReady && saveBar !== undefined ? (
                saveBar
              ) : (
                <Button
                  variant="primary"
                  isBusy={!isReady || next?.isWaiting === true}
                  onClick={next?.goOn ?? goOn}
                >
                  {nextLabel}
                </Button>
              )}
            </StepForward>,
            foot,
          )}
    </>
  )
}
