import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { FormErrors, PartThatFailed, RefusedChange } from './Errors'

const meta = {
  title: 'Patterns/Errors',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `An error says **what happened** and **what to do**, at the place that it is about. Nothing that was typed or planned is lost by it.

| What failed | Where it is said | How |
| --- | --- | --- |
| One value | At its field | \`error\` of the field; the focus goes there |
| Several values | Above the form as well | **ErrorSummary**, each line leads to its field |
| A part of the page | In its place | **ErrorState** with a retry; the rest stays |
| A change after it was shown | In a message | The change is taken back; the toast offers to send it again |
| The connection | Above the page, while it lasts | **Banner**; changes wait and are sent later |

Validate on submit, not while somebody types. Once an error is shown, take it away as soon as it is corrected. Write “Please enter a plan name.”, not “Invalid input”.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })

/** Submit it: the summary takes the focus, and its lines lead to the fields. */
export const InAForm: Story = {
  render: () => <FormErrors />,
  play: async ({ step }) => {
    const name = screen.getByRole('textbox', { name: 'Plan name' })
    await step('Nothing is wrong before it is submitted', async () => {
      await expect(name).toBeValid()
    })
    await step('The summary has the focus and leads to the field', async () => {
      await userEvent.click(button('Create plan'))
      await expect(screen.getByText('2 things to correct')).toBeVisible()
      await userEvent.click(screen.getByRole('link', { name: 'Please enter a plan name.' }))
      await expect(name).toHaveFocus()
      await expect(name).toHaveAccessibleDescription('Please enter a plan name.')
    })
    await step('An error goes once it is corrected, and what was typed stays', async () => {
      await userEvent.keyboard('Northern plan')
      await waitFor(() => expect(name).toBeValid())
      await expect(screen.getByText('One thing to correct')).toBeVisible()
      await expect(name).toHaveValue('Northern plan')
    })
  },
}

/** Only the part that failed is replaced. */
export const InAPartOfThePage: Story = {
  render: () => <PartThatFailed />,
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(button('Try again'))
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The button shows what is true: nothing was launched yet. */
export const AfterAChange: Story = {
  render: () => <RefusedChange />,
  play: async ({ step }) => {
    await step('The change is taken back and said', async () => {
      await userEvent.click(button('Launch Plan'))
      await expect(await screen.findByText(/could not be launched/)).toBeVisible()
      await expect(button('Launch Plan')).toBeEnabled()
    })
    await step('It can be sent again from the message', async () => {
      await userEvent.click(button('Try again'))
      await expect(await screen.findByText('Plan launched.')).toBeVisible()
      await expect(button('Launched')).toBeDisabled()
    })
  },
}
