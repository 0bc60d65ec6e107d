import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useLayoutEffect, useRef } from 'react'
import type { SettingsScreenProps } from '../../settings'
import { SettingsSkeleton } from '../../settings'
import { useSetupFrame } from './setup-frame'
import { StepActions, StepContent, StepFoot } from './Setup.styles'

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
  const { nextLabel, goOn, skip, goBack, notice, focusedButton, setFocusedButton } = useSetupFrame()
  const footRef = useRef<HTMLDivElement>(null)
  const isReady = state.status === 'ready'
  // What was never seen is not done: a step that failed is skipped, or left for later.
  const hasFailed = state.status === 'error'
  // The page of a step that has loaded takes the place of the one that waited, with its focus.
  useLayoutEffect(() => {
    if (!isReady) return
    const index = focusedButton()
    if (index !== null) footRef.current?.querySelectorAll('button')[index]?.focus()
  }, [focusedButton, isReady])
  return (
    <StepContent>
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
      <StepFoot
        ref={footRef}
        onFocus={({ currentTarget, target }) => {
          const buttons: readonly Element[] = [...currentTarget.querySelectorAll('button')]
          setFocusedButton(buttons.indexOf(target))
        }}
        onBlur={() => {
          setFocusedButton(null)
        }}
      >
        <Button variant="ghost" onClick={goBack}>
          Back
        </Button>
        {skip === null ? null : <Button onClick={skip}>Skip</Button>}
        {isReady && saveBar !== undefined ? (
          saveBar
        ) : hasFailed ? null : (
          <Button
            variant="primary"
            isBusy={!isReady || next?.isWaiting === true}
            onClick={next?.goOn ?? goOn}
          >
            {nextLabel}
          </Button>
        )}
      </StepFoot>
    </StepContent>
  )
}
