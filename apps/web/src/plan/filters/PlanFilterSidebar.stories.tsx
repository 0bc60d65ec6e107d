import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FiltersHost } from './fixtures/FiltersHost'

const meta = {
  title: 'Screens/Planning/Filters',
  component: FiltersHost,
  tags: ['!autodocs'],
} satisfies Meta<typeof FiltersHost>

export default meta
type Story = StoryObj<typeof meta>

export const EachPlanKeepsItsOwn: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.findByRole('checkbox', { name })
    await step('What is chosen filters; a whole channel counts once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters 0' }))
      await expect(canvas.getByText('Plan 12 shows 30 items')).toBeVisible()
      await userEvent.click(await box('Email'))
      await expect(canvas.getByRole('button', { name: 'Filters 1' })).toBeVisible()
      await expect(canvas.getByText('Plan 12 shows 10 items')).toBeVisible()
      await userEvent.click(await box('West region'))
      await expect(canvas.getByRole('button', { name: 'Filters 2' })).toBeVisible()
    })
    await step('Tags are there once the filters are open', async () => {
      await expect(await box('Top spenders')).not.toBeChecked()
    })
    await step('Another plan begins with none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Other plan' }))
      await expect(canvas.getByRole('button', { name: 'Filters 0' })).toBeVisible()
      await userEvent.click(await box('Top spenders NP'))
      await expect(canvas.getByText('Plan 13 shows 0 items')).toBeVisible()
    })
    await step('On return the first one is as it was left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Other plan' }))
      await expect(canvas.getByRole('button', { name: 'Filters 2' })).toBeVisible()
      await expect(await box('Email')).toBeChecked()
      await expect(await box('Top spenders')).not.toBeChecked()
      await expect(await box('West region')).not.toBeChecked()
    })
    await step('Cleared, everything is on show again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
      await expect(canvas.getByText('Plan 12 shows 30 items')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Filters 0' })).toBeVisible()
    })
  },
}

/** The render of the filtered plan never ends. */
const neverDrawn = new Promise<void>(() => undefined)

export const TicksBeforeTheCalendarFollows: Story = {
  args: { holdUp: (itemCount) => (itemCount === 30 ? null : neverDrawn) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 0' }))
    const email = await canvas.findByRole('checkbox', { name: 'Email' })
    await userEvent.click(email)
    await expect(email).toBeChecked()
    await expect(canvas.getByText('1 filter in use')).toBeInTheDocument()
    await expect(canvas.getByText('Plan 12 shows 30 items')).toBeVisible()
    // The second choice starts from the first, which is not rendered yet.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'West region' }))
    await expect(canvas.getByText('2 filters in use')).toBeInTheDocument()
    await expect(email).toBeChecked()
  },
}
