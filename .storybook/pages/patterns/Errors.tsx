import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'
import { ErrorSummary, type FieldError } from '@throughline/ui/ErrorSummary'
import { TextField } from '@throughline/ui/TextField'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'
import { useState, type SyntheticEvent } from 'react'

import { CardList, Stack } from './Stack.styles'

const NAME_ID = 'pattern-name'
const OWNER_ID = 'pattern-owner'

function errorsOf({ name, owner }: { name: string; owner: string }): readonly FieldError[] {
  return [
    ...(name.trim() === '' ? [{ fieldId: NAME_ID, message: 'Please enter a plan name.' }] : []),
    ...(owner.includes('@')
      ? []
      : [{ fieldId: OWNER_ID, message: 'Please enter an e-mail address, name@example.com.' }]),
  ]
}

/** A form that says what is wrong with it: above its fields, and at each of them. */
export function FormErrors() {
  const [values, setValues] = useState({ name: '', owner: '' })
  const [submitCount, setSubmitCount] = useState(0)
  const errors = submitCount === 0 ? [] : errorsOf(values)
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSubmitCount(submitCount + 1)
  }
  return (
    <form noValidate onSubmit={submit} style={{ maxInlineSize: 420 }}>
      <Stack>
        <ErrorSummary
          title={
            errors.length === 1 ? 'One thing to correct' : `${errors.length} things to correct`
          }
          errors={errors}
          submitCount={submitCount}
        />
        <TextField
          id={NAME_ID}
          label="Plan name"
          value={values.name}
          error={errorOf(NAME_ID)}
          onChange={({ value }) => {
            setValues({ ...values, name: value })
          }}
        />
        <TextField
          id={OWNER_ID}
          label="Owner"
          value={values.owner}
          error={errorOf(OWNER_ID)}
          onChange={({ value }) => {
            setValues({ ...values, owner: value })
          }}
        />
        <div>
          <Button type="submit" variant="primary">
            Create plan
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** A part of a page that could not be loaded: the rest of the page stays. */
export function PartThatFailed() {
  const [status, setStatus] = useState<'failed' | 'loaded'>('failed')
  if (status === 'loaded') {
    return (
      <CardList aria-label="Documents">
        <li>Brief of the gift guide.pdf</li>
        <li>Window sketches.png</li>
      </CardList>
    )
  }
  return (
    <ErrorState
      title="The documents could not be loaded"
      retryLabel="Try again"
      onRetry={() => {
        setStatus('loaded')
      }}
    >
      Everything else on this page is up to date.
    </ErrorState>
  )
}

/** A change that does not reach the server. The error message offers to send it again. */
export function RefusedChange() {
  const [isLaunched, setIsLaunched] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { toasts, showToast, dismissToast } = useToasts()
  const launch = (attempt: number) => {
    setAttempts(attempt)
    if (attempt > 1) {
      setIsLaunched(true)
      showToast({ text: 'Plan launched.', tone: 'success' })
      return
    }
    showToast({
      id: 'launch',
      text: 'The plan could not be launched: the server could not be reached.',
      tone: 'error',
      action: {
        label: 'Try again',
        onSelect: () => {
          launch(attempt + 1)
        },
      },
    })
  }
  return (
    <div style={{ minBlockSize: 160 }}>
      <Button
        variant="primary"
        disabled={isLaunched}
        onClick={() => {
          launch(attempts + 1)
        }}
      >
        {isLaunched ? 'Launched' : 'Launch Plan'}
      </Button>
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </div>
  )
}
