import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Editor, editorArgs, giftGuide, storeWindow } from '../fixtures/Editor'
import { editorIn } from '../fixtures/editor-in'

const meta = {
  title: 'Elements/Editor/The form',
  component: Editor,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  parameters: { isFullScreen: true },
  args: { ...editorArgs, 'onthroughline-close': fn() },
} satisfies Meta<typeof Editor>

export default meta
type Story = StoryObj<typeof meta>

export const KeepsWhatIsTypedUntilItCloses: Story = {
  args: { 'onthroughline-valueschange': fn() },
  play: async ({ args, canvasElement, step }) => {
    const { element, view, title, rename, press } = await editorIn(canvasElement)
    const cost = () => view.getByRole('textbox', { name: 'Estimated cost' })
    await rename('Gift list')
    await step('It tells what is being typed', async () => {
      element.flush()
      await expect(args['onthroughline-valueschange']).toHaveBeenLastCalledWith(
        expect.objectContaining({
          detail: { values: expect.objectContaining({ title: 'Gift list' }) },
        }),
      )
    })
    await step('What somebody else has changed is there', async () => {
      element.item = { ...giftGuide, title: 'Gift book', estimatedCost: 1500 }
      await element.updateComplete
      await expect(cost()).toHaveValue('1,500.00')
    })
    await step('and what the person has typed stays', async () => {
      await expect(title()).toHaveValue('Gift list')
    })
    await step('Closing asks, and going on editing keeps it open', async () => {
      await press('Back')
      const dialog = await view.findByRole('alertdialog')
      await expect(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
      await expect(element.closed).toBe(false)
    })
    await step('A page that asks itself is asked at once', async () => {
      element.closesWithoutAsking = true
      await element.updateComplete
      await press('Back')
      await waitFor(() => expect(element.closed).toBe(true))
      await expect(view.queryByRole('alertdialog')).toBeNull()
    })
    await step('Opened again, another item has a form of its own', async () => {
      element.item = storeWindow
      element.closed = false
      await waitFor(() => expect(title()).toHaveValue('Store window'))
    })
    await step('So has each new one, which begins on the day that the page says', async () => {
      const start = () => view.getByRole('textbox', { name: 'Start: Date' })
      element.item = null
      element.startDate = '2026-11-20T08:00:00'
      await waitFor(() => expect(start()).toHaveValue('11/20/26'))
      await rename('Pop-up')
      element.startDate = '2026-11-23T08:00:00'
      await waitFor(() => expect(start()).toHaveValue('11/23/26'))
      await expect(title()).toHaveValue('')
    })
  },
}

export const DeletingIsOfferedToAPageThatListens: Story = {
  args: { readOnly: true, readOnlyReason: 'The plan is archived.' },
  play: async ({ args, canvasElement, step }) => {
    const { element, view, press } = await editorIn(canvasElement)
    const handleDelete = fn()
    await step('Read only it says why', async () => {
      await expect(view.getByText('The plan is archived.')).toBeVisible()
      await expect(view.queryByRole('button', { name: 'Save' })).toBeNull()
    })
    await step('Nobody listens', async () => {
      element.readOnly = false
      await view.findByRole('button', { name: 'Save' })
      await expect(view.queryByRole('button', { name: 'Delete' })).toBeNull()
    })
    await step('Deleting is confirmed, told, and closes', async () => {
      element.addEventListener('throughline-delete', handleDelete)
      await element.updateComplete
      await press('Delete')
      const dialog = await view.findByRole('alertdialog')
      await expect(handleDelete).not.toHaveBeenCalled()
      await userEvent.click(
        [...dialog.querySelectorAll('button')].find(({ textContent }) =>
          textContent.includes('Delete'),
        ) ?? dialog,
      )
      await waitFor(() => expect(element.closed).toBe(true))
      await expect(handleDelete).toHaveBeenCalledOnce()
      await expect(handleDelete).toHaveBeenCalledWith(
        expect.objectContaining({ detail: expect.objectContaining({ item: giftGuide }) }),
      )
      await expect(args['onthroughline-close']).toHaveBeenCalledOnce()
      await expect(args['onthroughline-close']).toHaveBeenCalledWith(
        expect.objectContaining({ detail: { reason: 'deleted' } }),
      )
    })
  },
}
