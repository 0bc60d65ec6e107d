import type { UserSession } from '@throughline/api-client'
import { formatCount, PROFILE_MESSAGES } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { ErrorState } from '@throughline/ui/ErrorState'
import { FormSection } from '@throughline/ui/FormLayout'
import { Skeleton } from '@throughline/ui/Skeleton'
import { useEffect, useRef, useState } from 'react'

import { withCause } from '../../data/failure-cause'
import { useSessionEnds, useUserSessions } from '../../data/user-sessions'
import { noProblem, useSubmission } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { SettingsSections, stateOfReads } from '../../settings'
import { ButtonRow, SessionRows } from './Profile.styles'
import { instantMs } from '../../platform/clock'

const times = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Returns the browser and the system of a session, such as `Firefox on Windows`. */
function placeOfSession({ browser, os }: Pick<UserSession, 'browser' | 'os'>): string {
  if (browser === null) return os === null ? 'Unknown browser' : `A browser on ${os}`
  return os === null ? browser : `${browser} on ${os}`
}

/** Returns an instant in the time zone of the browser: `Nov 18, 2026, 09:05`. */
function timeOfSession(instant: string): string {
  return times.format(instantMs(instant))
}

/** List of the user's sessions, each of which they can end. */
export function SessionsSection({ userId }: { readonly userId: number }) {
  const sessions = useUserSessions(userId)
  const state = stateOfReads(sessions)
  return (
    <SettingsSections>
      <FormSection
        title="Active sessions"
        description="Where you are signed in. End what you do not know, and choose a new password."
      >
        {state.status === 'loading' ? <Skeleton height={40} shape="bar" /> : null}
        {state.status === 'error' ? (
          <ErrorState
            size="small"
            title="Your sessions could not be loaded"
            retryLabel="Try again"
            isRetrying={state.isRetrying}
            onRetry={state.onRetry}
          >
            {state.message}
          </ErrorState>
        ) : null}
        {sessions.data === undefined ? null : (
          <SessionList userId={userId} sessions={sessions.data} />
        )}
      </FormSection>
    </SettingsSections>
  )
}

function SessionList({
  userId,
  sessions,
}: {
  readonly userId: number
  readonly sessions: readonly UserSession[]
}) {
  const showToast = useShowToast()
  const { end, endOtherUsers } = useSessionEnds(userId)
  const { isSaving, problem, setProblem, run } = useSubmission()
  const [endingId, setEndingId] = useState<string | null>(null)
  const [isRequested, setIsRequested] = useState(false)
  const listRef = useRef<HTMLUListElement>(null)
  const [endedCount, setEndedCount] = useState(0)
  // The button with the focus disappeared with its session. The list cannot receive the focus
  // before the question has closed.
  useEffect(() => {
    if (endedCount > 0) listRef.current?.focus()
  }, [endedCount])
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const send = async (ending: () => Promise<unknown>, done: string) => {
    const outcome = await run(ending, (error) => ({
      ...noProblem,
      message: withCause(PROFILE_MESSAGES.endSessionFailed, error),
    }))
    setEndingId(null)
    if (outcome.code === 'refused' && outcome.problem.message !== null) {
      showToast({ tone: 'error', text: outcome.problem.message })
    }
    if (outcome.code !== 'saved') return
    setIsRequested(false)
    setEndedCount((count) => count + 1)
    showToast({ tone: 'success', text: done })
  }
  return (
    <>
      <SessionRows ref={listRef} tabIndex={-1} aria-label="Active sessions">
        {sessions.map((session) => {
          const place = placeOfSession(session)
          return (
            <li key={session.id}>
              <span data-part="where">
                <span>{place}</span>
                <span data-part="when">
                  Signed in {timeOfSession(session.startedAt)} · Last used{' '}
                  {timeOfSession(session.lastUsedAt)}
                </span>
              </span>
              {session.isCurrent ? (
                <Badge>This browser</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={`End session: ${place}`}
                  isBusy={isSaving && endingId === session.id}
                  onClick={() => {
                    setEndingId(session.id)
                    void send(() => end(session.id), PROFILE_MESSAGES.sessionEnded)
                  }}
                >
                  End session
                </Button>
              )}
            </li>
          )
        })}
      </SessionRows>
      {others.length === 0 ? null : (
        <ButtonRow>
          <Button
            onClick={() => {
              // The reason why a single session was not ended.
              setProblem(noProblem)
              setIsRequested(true)
            }}
          >
            End all others
          </Button>
        </ButtonRow>
      )}
      <ConfirmDialog
        isOpen={isRequested}
        title={
          others.length === 1
            ? 'End 1 other session?'
            : `End ${formatCount(others.length)} other sessions?`
        }
        confirmLabel="End all others"
        cancelLabel="Cancel"
        closeLabel="Close"
        isDestructive
        isBusy={isSaving}
        error={problem.message ?? undefined}
        onConfirm={() => {
          void send(endOtherUsers, PROFILE_MESSAGES.otherSessionsEnded)
        }}
        onCancel={() => {
          setProblem(noProblem)
          setIsRequested(false)
        }}
      >
        You are signed out there at once, and what is not saved there is lost. This browser stays
        signed in.
      </ConfirmDialog>
    </>
  )
}
