import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Form } from './form'

export interface FormNoticesProps<Values extends FieldValues, Stored> {
  readonly form: Form<Values, Stored>
  /** Noun for the edited entity, in the sentence about another version. @default 'item' */
  readonly noun?: string
  /** Describes the other user's version: one sentence, or a list of the differences. */
  readonly describeTheirs?: (theirs: Stored) => ReactNode
}

/**
 * Banners above the fields of a form: the reason of a failed save, the version that another user
 * has saved, and the notice that a reload restored typed values.
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
