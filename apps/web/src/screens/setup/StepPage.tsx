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
    /**
     * Replaces the action of the button to the next step, or keeps it busy.
     *
     * @default opens the next step at once
     */
    readonly next?: { readonly isWaiting: boolean; readonly goOn: () => void }
  }

/**
 * Content of a step below its heading: the states of its data, its fields, and the button to the
 * next step.
 */
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
  // A step that has failed does not count as done, so users can only skip it or leave the setup.
  const hasFailed = state.status === 'error'
  // The button of a loaded step replaces the busy button, and takes over its focus.
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
