import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Form } from './form'

export interface FormNoticesProps<Values extends FieldValues, Stored> {
  readonly form: Form<Values, Stored>
  /** What is edited, for the sentence about another version. @default 'item' */
  readonly noun?: string
  /** Describes the other person's version: one sentence, or a list of the differences. */
  readonly describeTheirs?: (theirs: Stored) => ReactNode
}

/**
 * What a form has to say above its fields: why it was not saved, that somebody else has
 * saved another version, that what was typed before a reload is back.
 */
export function FormNotices<Values extends FieldValues, Stored>({
  form,
  noun = 'item',
  describeTheirs,
}: FormNoticesProps<Values, Stored>) {
  return (
    <>
      {form.message === null ? null : <Banner tone="danger">{form.message}</Banner>}
      {form.theirs === null ? null : (
        <Banner
          tone="warning"
          title={`Somebody else changed this ${noun} before you.`}
          actions={
            <>
              <Button size="small" onClick={form.takeTheirs}>
                Take theirs
              </Button>
              <Button size="small" onClick={form.keepMine}>
                Keep mine
              </Button>
            </>
          }
        >
          {describeTheirs?.(form.theirs)}
        </Banner>
      )}
      {form.isRestored && form.theirs === null ? (
        <Banner
          title="Your unsaved changes are back."
          actions={
            <Button size="small" onClick={form.revert}>
              Discard them
            </Button>
          }
        >
          You typed them before the page was closed.
        </Banner>
      ) : null}
    </>
  )
}
