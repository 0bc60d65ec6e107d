import { Banner } from '@throughline/ui/Banner'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { channelColors } from '@throughline/ui/theme'

import { Form, FormSide, Heading, Page, ArtBar, ArtBoard, ArtSide } from './EntryPage.styles'
import { Logo } from './Logo'

/** Title, color by number, and start and length as shares of the width, one bar a row. */
const bars = [
  ['Gift guide launch', 7, 36, 66],
  ['Homepage hero swap', 0, 59, 25.5],
  ['Store window reset', 9, 11.5, 23],
  ['Weekly deals', 2, 53, 19.5],
  ['Press preview', 5, 65, 29],
  ['VIP early access', 1, 27.5, 32],
  ['Product story', 10, 71.5, 25.5],
  ['Loyalty points push', 4, 13.5, 39],
  ['Postcard drop 2', 6, 61, 23],
  ['Influencer takeover', 8, 10.5, 39.5],
  ['Cart reminder', 7, 11.5, 25],
  ['Category refresh', 0, 51.5, 15.5],
  ['Regional radio spots', 9, 29, 48],
  ['Catalog in home', 2, 0, 38],
  ['Flash sale', 5, 25, 19.5],
  ['Newsletter', 1, 17, 34],
  ['Gift guide launch', 10, 39, 13.5],
  ['Homepage hero swap', 4, 55, 47],
  ['Store window reset', 6, 29, 16],
  ['Weekly deals', 8, 55, 17.5],
  ['Press preview', 7, 44.5, 15.5],
  ['VIP early access', 0, 20.5, 39],
  ['Product story', 9, 41, 19],
  ['Loyalty points push', 2, 2.5, 42],
  ['Postcard drop 2', 5, 17, 26.5],
  ['Influencer takeover', 1, 49.5, 38],
] as const

/** Decorative picture of a season of campaigns. */
function EntryArt() {
  return (
    <ArtSide aria-hidden="true">
      <ArtBoard>
        {bars.map(([title, color, startPercent, lengthPercent], row) => (
          <ArtBar
            key={`${title}-${color}`}
            style={{
              '--tl-bar-color': channelColors[color],
              '--row': row,
              '--start': `${startPercent}%`,
              '--length': `${lengthPercent}%`,
            }}
          >
            {title}
          </ArtBar>
        ))}
      </ArtBoard>
    </ArtSide>
  )
}

export interface EntryPageProps {
  readonly title: string
  /** Sentence below the title. */
  readonly subtitle: string
  /** Error of the last attempt; null without one. */
  readonly message: string | null
  /** Result of a successful attempt. @default none */
  readonly success?: string | null
  /** Handles the submit. @default the page has no form */
  readonly onSubmit?: () => void
  /** Form element, in which a refused field takes the focus. @default none */
  readonly formRef?: RefObject<HTMLFormElement | null>
  /** Fields and submit button. */
  readonly children: ReactNode
}

/** Page for signed-out users, such as the sign-in page. */
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
