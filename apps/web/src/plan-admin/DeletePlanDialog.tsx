import type { PlanContents } from '@throughline/api-client'
import { isolateText, PLAN_ADMIN_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Skeleton } from '@throughline/ui/Skeleton'
import { TextField } from '@throughline/ui/TextField'
import { useId, useRef, useState } from 'react'
import { usePlanContents } from '../data/plan-admin'
import { noProblem, useSubmission } from '../forms'
import { consequencesInWords, contentsInWords, needsName } from './contents-texts'
import { Consequences } from './PlanAdmin.styles'

export interface DeletePlanDialogProps {
  readonly plan: { readonly id: number; readonly name: string }
  /** Deletes the plan. Rejects if it was not deleted. */
  readonly onDelete: () => Promise<unknown>
  /** Runs after the deletion; must close the dialog. */
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/**
 * Dialog before the deletion of a plan. It shows the numbers of deleted contents, and how long the
 * plan can be restored.
 */
export function DeletePlanDialog({ plan, onDelete, onDeleted, onClose }: DeletePlanDialogProps) {
  const contents = usePlanContents(plan.id)
  const { isSaving, problem, run } = useSubmission()
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const cancelRef = useRef<HTMLButtonElement>(null)
  const nameRef = useRef<HTMLInputElement>(null)
  const formId = useId()
  const isNameRequested = contents.data !== undefined && needsName(contents.data)
  const isNamed = !isNameRequested || typed.trim() === plan.name.trim()
  const close = () => {
    if (!isSaving) onClose()
  }
  const confirm = async () => {
    setIsRefused(!isNamed)
    if (!isNamed) {
      nameRef.current?.focus()
      return
    }
    const outcome = await run(onDelete, (error) => ({
      ...noProblem,
      message: sentenceOf(error, PLAN_ADMIN_MESSAGES.deleteFailed),
    }))
    if (outcome.code === 'saved') onDeleted()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={`Delete ${isolateText(plan.name)}?`}
      closeLabel="Close"
      onClose={close}
      initialFocusRef={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="ghost" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isBusy={isSaving}
            disabled={contents.data === undefined}
          >
            Delete plan
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        {contents.isError ? (
          <ErrorState
            title="What the plan holds could not be counted"
            retryLabel="Try again"
            isRetrying={contents.isFetching}
            onRetry={() => void contents.refetch()}
          >
            {contents.error.message}
          </ErrorState>
        ) : contents.data === undefined ? (
          <Consequences aria-busy="true">
            <p>Counting what is deleted with it…</p>
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </Consequences>
        ) : (
          <Contents contents={contents.data} />
        )}
        {isNameRequested ? (
          <TextField
            ref={nameRef}
            label={`Type ${isolateText(plan.name)} to confirm`}
            autoComplete="off"
            isRequired
            isReadOnly={isSaving}
            value={typed}
            error={isRefused && !isNamed ? PLAN_ADMIN_MESSAGES.nameDiffers : undefined}
            onChange={({ value }) => {
              setTyped(value)
            }}
          />
        ) : null}
        {problem.message === null || isSaving ? null : (
          <Banner tone="danger">{problem.message}</Banner>
        )}
      </form>
    </Dialog>
  )
}

function Contents({ contents }: { readonly contents: PlanContents }) {
  const words = contentsInWords(contents)
  const { nestedPlans } = contents
  return (
    <Consequences>
      {words.length === 0 ? (
        <p>The plan is empty.</p>
      ) : (
        <>
          <p>This is deleted with it:</p>
          <ul>
            {words.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {consequencesInWords(contents).map((sentence) => (
        <p key={sentence}>
          {sentence}
          {sentence.endsWith(':')
            ? ` ${nestedPlans.map(({ name }) => isolateText(name)).join(', ')}.`
            : null}
        </p>
      ))}
      <p>{PLAN_ADMIN_MESSAGES.restorePeriod}</p>
    </Consequences>
  )
}

function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
