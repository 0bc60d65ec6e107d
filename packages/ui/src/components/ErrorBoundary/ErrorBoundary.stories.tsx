import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Banner } from '../Banner'
import { Button } from '../Button'
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary'
import { englishErrorBoundaryLabels } from './ErrorBoundary.labels'

function Timeline({ plan }: { plan: string }) {
  if (plan === 'broken') throw new RangeError('The timeline has no days, so nothing can be placed.')
  return <p>Timeline of the {plan} plan</p>
}

/** Two plans, one of which throws while rendering. */
function Page(props: Omit<ErrorBoundaryProps, 'children' | 'resetKey'>) {
  const [plan, setPlan] = useState('broken')
  return (
    <>
      <ErrorBoundary {...props} resetKey={plan}>
        <Timeline plan={plan} />
      </ErrorBoundary>
      <Button
        onClick={() => {
          setPlan('national')
        }}
      >
        National plan
      </Button>
    </>
  )
}

/* React and the browser log caught errors as well; the story expects that. */
const quiet = () => {
  const original = globalThis.console.error
  globalThis.console.error = () => {}
  return () => {
    globalThis.console.error = original
  }
}

const meta = {
  title: 'Components/Feedback/ErrorBoundary',
  component: Page,
  args: { labels: englishErrorBoundaryLabels, onError: fn() },
  argTypes: { labels: { control: false } },
  beforeEach: quiet,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithALookOfItsOwn: Story = {
  args: {
    renderError: ({ error, reset }) => (
      <Banner
        tone="danger"
        title="The timeline stopped"
        actions={
          <Button size="small" onClick={reset}>
            Draw again
          </Button>
        }
      >
        {error instanceof Error ? error.message : 'Unknown'}
      </Banner>
    ),
  },
}

export const RecoversByItsKey: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('It says so and reports', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('stopped working')
      await expect(args.onError).toHaveBeenCalledWith(
        expect.objectContaining({ componentStack: expect.stringContaining('Timeline') }),
      )
    })
    await step('Trying again breaks again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(canvas.getByRole('alert')).toBeVisible()
    })
    await step('Another plan is drawn', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'National plan' }))
      await expect(canvas.getByText('Timeline of the national plan')).toBeVisible()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}
