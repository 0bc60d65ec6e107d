import { Banner } from '@throughline/ui/Banner'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { EntryArt } from './EntryArt'
import { Form, FormSide, Heading, Page } from './EntryPage.styles'
import { Logo } from './Logo'

export interface EntryPageProps {
  readonly title: string
  /** A sentence under the title. */
  readonly subtitle: string
  /** What the last attempt came to; null while nothing is wrong. */
  readonly message: string | null
  /** What the last attempt has done. @default nothing */
  readonly success?: string | null
  /** @default there is nothing to submit */
  readonly onSubmit?: () => void
  /** The form element, in which a refused field takes the focus. @default none */
  readonly formRef?: RefObject<HTMLFormElement | null>
  /** The fields, and the button that submits. */
  readonly children: ReactNode
}

/** A page outside of the product: where a person comes in. */
export function EntryPage({
  title,
  subtitle,
  message,
  success = null,
  onSubmit,
  formRef,
  children,
}: EntryPageProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <Page>
      <FormSide>
        <Form
          {...(onSubmit === undefined
            ? { as: 'div' }
            : { noValidate: true, onSubmit: handleSubmit, ref: formRef })}
        >
          <Logo size="large" />
          <Heading>
            <h1>{title}</h1>
            <p>{subtitle}</p>
          </Heading>
          {message === null ? null : <Banner tone="danger">{message}</Banner>}
          {success === null ? null : <Banner tone="success">{success}</Banner>}
          {children}
        </Form>
      </FormSide>
      <EntryArt />
    </Page>
  )
}
